/** The words of the printed manual and its cards that are not in its documents. */
export const bookEn = {
  manual: 'Manual',
  contents: 'Contents',
  chapter: 'Chapter',
  inChapter: 'In this chapter',
  /** Before the number of a page, in a sentence. */
  page: 'p.',
  glossary: 'Glossary',
  glossaryLead: 'The manual’s words in English and Swedish, with the page where each is explained.',
  word: 'Word',
  meaning: 'Meaning',
  onPage: 'Page',
  about: 'About this edition',
  /** Over the code that leads to the page on the web. */
  newest: 'Newest text',
  /** Before the date. */
  edition: 'Edition of',
  /** Before the short name of the text, such as 4f0c2b1. */
  textVersion: 'Text',
  rules: 'Rules and forest change after printing. The newest text is on the web: scan the code.',
  /** Where there is no code to scan, above the address. */
  rulesOnPhone: 'Rules and forest change. The newest text is on the web, at the address below.',
  pictures: 'The pictures of forest are illustrations, made by computer. None shows a real place.',
  typeset: 'Set in Familjen Grotesk and Atkinson Hyperlegible Next with Typst.',
  place: 'Place',
  day: 'Date',
  pilot: 'Pilot',
  preset: 'Preset',
  notes: 'Notes',
}

export type BookMessages = typeof bookEn

/** What the pages say about the files. */
export const printEn = {
  title: 'Print and PDF',
  manual: 'The whole manual',
  checklists: 'Checklists, one A5 page each',
  sizes: { phone: 'Phone', a5: 'A5' },
}

export type PrintMessages = typeof printEn
