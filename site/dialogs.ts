/** By itself for the head script, which is to hold no more. */
export const SEARCH_DIALOG = 'dialog-search'

/** The ids of the dialogs, which are places of an address as well: `/faq#dialog-privacy` opens the privacy policy. */
export const dialogs = {
  newsletter: 'dialog-newsletter',
  demo: 'dialog-demo',
  trial: 'dialog-trial',
  privacy: 'dialog-privacy',
  menu: 'dialog-menu',
  search: SEARCH_DIALOG,
  picture: 'dialog-picture',
  unset: 'dialog-unset',
} as const

/** How the ids of the privacy policy's sections begin, which no other document uses. */
export const policySection = 'pp-'

/** The place of the privacy policy in its dialog, on pages that do not have the text. */
export const POLICY_TEXT = 'policy-text'
