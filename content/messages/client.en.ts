/** What the browser's scripts say on every page, in English; sv has the same shape. Both languages come with them. */
export const clientEn = {
  loading: 'Loading …',
  retry: 'Try again',
  reload: 'Load the page anew',
  /** Code of the site could not be fetched; its name and the reason follow. */
  chunkFailed: 'A part of the page could not be loaded. Check your connection and try again.',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied. It is in the address bar now.',
  codeCopied: 'Code copied',
  pageCopied: 'Page copied',
  pageFailed: 'The page could not be copied',
}

export type ClientMessages = typeof clientEn
