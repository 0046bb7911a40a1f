import type { GlossaryMessages } from './glossary.en.ts'

/** The sentences of the glossary page in Swedish. */
export const glossarySv: GlossaryMessages = {
  lead: 'Plattformens, skogens och flygningens ord, så som webbplatsen använder dem, på svenska och engelska.',
  find: 'Sök ett ord, på svenska eller engelska',
  order: 'Ordning',
  first: { en: 'Engelska först', sv: 'Svenska först' },
  languages: { en: 'Engelska', sv: 'Svenska' },
  letters: 'Bokstäver',
  readOn: 'Läs vidare',
  usedIn: 'Används i',
  count: (words: number) => `${words} ord`,
  found: (words: number, query: string) => `${words} ${words === 1 ? 'träff' : 'träffar'} på ”${query}”`,
  longest: (characters: number) => `Ett ord får ha högst ${characters} tecken här.`,
  nothing: (query: string) => `Inget ord i ordlistan stämmer med ”${query}”.`,
  searchSite: 'Sök på hela webbplatsen i stället',
  copyLink: (word: string) => `Kopiera länk till ordet: ${word}`,
}
