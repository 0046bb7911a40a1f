import type { SavingMessages } from './saving.en.ts'

/** Meningarna i ”Ta med till skogen” på svenska, i samma form som saving.en.ts. */
export const savingSv: SavingMessages = {
  title: 'Ta med till skogen',
  text: 'Manualen, guiderna, checklistorna, vanliga frågor, ordlistan, användningsområdena, tidskalkylen och sökningen, med bilder i mobilstorlek. Allt går sedan att öppna utan täckning.',
  language: 'Språk',
  languages: { en: 'Engelska', sv: 'Svenska' },
  both: 'Båda',
  save: (size) => `Spara ${size}`,
  unready: 'Det går inte att spara nu. Kontrollera uppkopplingen och ladda om sidan.',
  nothingYet: 'Inget sparas förrän du trycker.',
  retry: 'Försök igen',
  saving: {
    title: 'Hämtar det du ska ta med',
    progress: (done, total) => `${done} av ${total}`,
    text: 'Läs vidare under tiden. Stänger du sidan fortsätter hämtningen där den slutade nästa gång du öppnar webbplatsen.',
    stop: 'Avbryt',
  },
  paused: {
    title: 'Hämtningen har stannat',
    reason: 'Ingen täckning',
    text: 'Det som har hämtats finns kvar. Resten hämtas när täckningen är tillbaka, om sidan är öppen.',
    goOn: 'Fortsätt nu',
  },
  saved: {
    title: 'Klart att ta med',
    short: 'Klart att ta med',
    day: 'Sparat',
    language: 'Språk',
    size: 'Storlek',
    onSite: 'På webbplatsen',
    nothingNewer: 'Inget nyare',
    unknown: 'Går inte att se utan täckning',
  },
  newer: {
    title: 'Det finns nyare texter',
    short: 'Nyare texter',
    toFetch: 'Att hämta',
    text: 'Den sparade kopian fungerar som förut tills uppdateringen är klar.',
    update: (size) => `Uppdatera ${size}`,
  },
  remove: {
    button: 'Ta bort',
    title: 'Ta bort den sparade kopian?',
    text: (size) => `Sedan behövs täckning för att öppna sidorna. ${size} blir ledigt.`,
    yes: (size) => `Ta bort ${size}`,
    keep: 'Behåll',
  },
  removed: {
    title: 'Den sparade kopian är borttagen',
    text: 'Allt som var sparat är borta ur webbläsaren. När du har täckning kan du spara igen här.',
  },
  full: {
    title: 'Det får inte plats',
    needed: (size) => `${size} till behövs`,
    text: 'Frigör utrymme och försök igen. Inget har sparats.',
    kept: 'Frigör utrymme och försök igen. Den tidigare kopian fungerar fortfarande.',
  },
  refused: {
    title: 'Det går inte att spara här',
    reason: 'Webbläsaren tillåter inte att något sparas',
    text: 'Så är det ofta i ett privat fönster. Öppna sidan i ett vanligt fönster i en uppdaterad webbläsare.',
  },
  failed: {
    title: 'Webbplatsen svarade inte',
    text: 'Listan över sidorna gick inte att hämta. Inget har ändrats.',
  },
  gone: {
    title: 'Den sparade kopian är borta',
    text: (day) => `Webbläsaren har rensat det som sparades ${day}. Det kan den göra när lagringsutrymmet tar slut.`,
    again: (size) => `Spara igen, ${size}`,
  },
}
