/** Not only in dialogIds, so that the head script, which is inlined into every page, bundles this string alone. */
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

/** The id prefix of all headings of the privacy policy; no other document uses it. */
export const POLICY_SECTION_PREFIX = 'pp-'

/** The id of the dialog's empty container, on pages that fetch the text of the privacy policy. */
export const POLICY_TEXT_ID = 'policy-text'
