import type { OfflineMessages } from './offline.en.ts'

/** Det som sidorna utan täckning säger på svenska, i samma form som offline.en.ts. */
export const offlineSv: OfflineMessages = {
  tab: 'Ingen täckning',
  notSaved: {
    title: 'Sidan är inte sparad',
    text: 'Det finns ingen täckning, och då går bara sparade sidor att öppna. Kontrollera också adressen.',
  },
  notSent: {
    title: 'Formuläret skickades inte',
    text: 'Det finns ingen täckning. Det du skrev finns kvar i den förra fliken. Skicka det därifrån när täckningen är tillbaka.',
  },
  saved: { en: 'Sparat på engelska', sv: 'De här sidorna är sparade' },
  line: (day) => `Sparad kopia från ${day}`,
}
