import type { BookMessages, PrintMessages } from './book.en.ts'

/** Den tryckta manualens ord, på svenska. */
export const bookSv: BookMessages = {
  manual: 'Manual',
  contents: 'Innehåll',
  chapter: 'Kapitel',
  inChapter: 'I kapitlet',
  page: 's.',
  glossary: 'Ordlista',
  glossaryLead: 'Manualens ord på svenska och engelska, med sidan där de förklaras.',
  word: 'Ord',
  meaning: 'Betydelse',
  onPage: 'Sida',
  about: 'Om utgåvan',
  newest: 'Senaste texten',
  edition: 'Utgåva',
  textVersion: 'Text',
  rules: 'Regler ändras och skogen växer efter tryckningen. Den senaste texten finns på webben: skanna koden.',
  rulesOnPhone: 'Regler ändras och skogen växer. Den senaste texten finns på webben, på adressen nedan.',
  pictures: 'Skogsbilderna är datorgenererade illustrationer. Ingen visar en verklig plats.',
  typeset: 'Satt med Familjen Grotesk och Atkinson Hyperlegible Next i Typst.',
  place: 'Plats',
  day: 'Datum',
  pilot: 'Pilot',
  preset: 'Förinställning',
  notes: 'Anteckningar',
}

export const printSv: PrintMessages = {
  title: 'Utskrift och PDF',
  manual: 'Hela manualen',
  checklists: 'Checklistor, en A5-sida var',
  sizes: { phone: 'Mobil', a5: 'A5' },
}
