/** The ids of the dialogs, which are places of an address as well: `/faq#dialog-privacy` opens the privacy policy. */
export const dialogs = {
  newsletter: 'dialog-newsletter',
  demo: 'dialog-demo',
  trial: 'dialog-trial',
  privacy: 'dialog-privacy',
  menu: 'dialog-menu',
  search: 'dialog-search',
  picture: 'dialog-picture',
  unset: 'dialog-unset',
} as const

/** How the ids of the privacy policy's sections begin, which no other document uses. */
export const policySection = 'pp-'
