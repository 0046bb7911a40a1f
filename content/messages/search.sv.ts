import type { SearchMessages } from './search.en.ts'

/** Sökdialogen och listan över alla sidor på svenska, i samma form som search.en.ts. */
export const searchSv: SearchMessages = {
  title: 'Sök på webbplatsen',
  placeholder: 'Vad letar du efter?',
  keys: 'Piltangenter för att välja, Enter för att öppna, Esc för att stänga.',
  slash: 'Tangenten / öppnar sökningen',
  suggestions: 'Börja här',
  found: (pages, sections) => `${pages} ${pages === 1 ? 'sida' : 'sidor'}, ${sections} avsnitt.`,
  corrected: (query) => `Visar träffar för ”${query}”.`,
  longest: (characters) => `Högst ${characters} tecken tas med i sökningen.`,
  nothing: (query) => `Inga träffar för ”${query}”.`,
  nothingHelp: 'Prova ett annat ord eller fråga oss:',
  nothingChapters: 'Eller leta i manualen',
  failed: 'Sökningen kunde inte laddas. Kontrollera uppkopplingen och försök igen.',
  allPages: 'Alla sidor och avsnitt',
  pages: 'Sidor',
  useCases: 'Användningsområden',
  manual: 'Manualen, avsnitt för avsnitt',
  lead: 'Alla sidor på webbplatsen och alla avsnitt i manualen.',
}
