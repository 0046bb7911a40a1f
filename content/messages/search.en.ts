/** The sentences of the search dialog and of the list of all pages in English; sv has the same shape. */
export const searchEn = {
  title: 'Search the site',
  placeholder: 'What are you looking for?',
  keys: 'Arrow keys to choose, Enter to open, Esc to close.',
  slash: 'The / key opens the search',
  suggestions: 'Good places to start',
  found: (pages: number, sections: number) =>
    `${pages} ${pages === 1 ? 'page' : 'pages'}, ${sections} ${sections === 1 ? 'section' : 'sections'}.`,
  /** What was searched for after a slip of the keys. */
  corrected: (query: string) => `Showing results for ‘${query}’.`,
  /** The field takes no more, and of an address that has more the rest is left out. */
  longest: (characters: number) => `At most ${characters} characters are searched for.`,
  nothing: (query: string) => `Nothing was found for ‘${query}’.`,
  nothingHelp: 'Try another word, or ask us:',
  nothingChapters: 'Or look in the manual',
  failed: 'The search could not be loaded. Check your connection and try again.',
  allPages: 'All pages and sections',
  pages: 'Pages',
  useCases: 'Use cases',
  manual: 'The manual, section by section',
  lead: 'Every page of the site, and every section of the manual.',
}

export type SearchMessages = typeof searchEn
