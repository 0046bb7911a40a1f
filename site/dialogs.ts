/** A separate constant, because the head script must not contain more. */
export const SEARCH_DIALOG_ID = 'dialog-search'

/** The element ids of the dialogs, which are also hashes: `/faq#dialog-privacy` opens the privacy policy. */
export const dialogIds = {
  newsletter: 'dialog-newsletter',
  demo: 'dialog-demo',
  trial: 'dialog-trial',
  privacy: 'dialog-privacy',
  menu: 'dialog-menu',
  search: SEARCH_DIALOG_ID,
  picture: 'dialog-picture',
  unset: 'dialog-unset',
} as const

/** The id prefix of the privacy policy's sections, which no other document uses. */
export const POLICY_SECTION_PREFIX = 'pp-'

/** The id of the container for the privacy policy in its dialog, on pages that do not contain the text. */
export const POLICY_TEXT_ID = 'policy-text'
