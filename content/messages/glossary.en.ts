import type { Language } from '../../site/languages.ts'

/** The sentences of the glossary page in English; sv has the same shape. */
export const glossaryEn = {
  lead: 'The words of the platform, of forestry and of flying, as they are used on this site, in both languages.',
  find: 'Find a word, in English or Swedish',
  order: 'Order',
  first: { en: 'English first', sv: 'Swedish first' } satisfies Record<Language, string>,
  languages: { en: 'English', sv: 'Swedish' } satisfies Record<Language, string>,
  letters: 'Letters',
  readOn: 'Read on',
  usedIn: 'Used in',
  count: (words: number) => `${words} words`,
  found: (words: number, query: string) => `${words} ${words === 1 ? 'word matches' : 'words match'} ‘${query}’`,
  /** The field takes no more. */
  longest: (characters: number) => `A word has at most ${characters} characters here.`,
  nothing: (query: string) => `No word in the glossary matches ‘${query}’.`,
  searchSite: 'Search the whole site instead',
  copyLink: (word: string) => `Copy link to this word: ${word}`,
}

export type GlossaryMessages = typeof glossaryEn
