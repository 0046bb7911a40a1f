import type { MenuIcon } from '../site/page-list.ts'
import type { PageFormError } from './apply-page-form.ts'
import type { UiLanguage } from './words.ts'

type PageWords = {
  faults: Record<PageFormError, string>
  icons: Record<MenuIcon, string>
  [word: string]: string | Record<string, string>
}

/** What the page for new, moved and removed pages says. */
export const pagesWords = {
  en: {
    title: 'Pages',
    lead: 'What you do here stands in the files on your machine at once, and is public when you publish.',
    make: 'New page',
    move: 'Move',
    remove: 'Remove',
    address: 'Address',
    addressHint: 'The same for both languages, such as /field-days: small letters a–z, digits and hyphens, / first.',
    pageTitle: 'Title',
    pageTitleHint: 'Also its name in menus and lists; at most 40 letters.',
    description: 'Description',
    descriptionHint:
      'One sentence of 60 to 160 letters: for search engines, and as the first paragraph until you write on.',
    icon: 'Where it is listed',
    iconHint: 'The footer lists every page.',
    noIcon: 'In the footer alone',
    note: 'Line under the name in the menu',
    noteHint: 'At most 80 letters; only for a page in the menu.',
    leadsTo: 'Where its address shall lead',
    leadsToHint: 'Other websites link to it: choose the page that says most of what this one said.',
    choose: 'Choose a page',
    open: 'Open the page',
    write: 'Write its text',
    added: 'Pages that you have added',
    coded: 'Other pages',
    codedHint: 'Code asks for these by name: a developer moves or removes them.',
    recipe: 'The recipe',
    none: 'There are none yet.',
    made: 'The page is there. Write its text now.',
    moved: 'The page has moved. Its old address leads to the new one, and links in texts follow.',
    removed:
      'The page is gone, and its address leads on. The bar at the foot of the editor names links to it that are left.',
    faults: {
      badPath: 'Write small letters a–z, digits, hyphens and slashes, / first and none at the end.',
      pathTaken: 'Another page or file has this address, or one that ends alike. Take another one.',
      badTitle: 'Write 3 to 40 letters.',
      badDescription: 'Write 60 to 160 letters, on one line.',
      badNote: 'Write 3 to 80 letters: the menu shows them under the name.',
      noPage: 'Choose a page from the list.',
    },
    icons: {
      ...{ timber: 'timber', plan: 'plan', damage: 'damage', owner: 'forest owner', wild: 'wildlife' },
      ...{ guide: 'signpost', book: 'book', api: 'exchange of data', faq: 'question mark' },
    },
  },
  sv: {
    title: 'Sidor',
    lead: 'Det du gör här sparas genast i filerna på din dator och blir offentligt när du publicerar.',
    make: 'Ny sida',
    move: 'Flytta',
    remove: 'Ta bort',
    address: 'Adress',
    addressHint:
      'Samma på båda språken, till exempel /field-days: små bokstäver a–z, siffror och bindestreck, med / först.',
    pageTitle: 'Titel',
    pageTitleHint: 'Också sidans namn i menyer och listor, högst 40 tecken.',
    description: 'Beskrivning',
    descriptionHint:
      'En mening på 60 till 160 tecken. Den visas av sökmotorer och är sidans första stycke tills du skriver vidare.',
    icon: 'Var sidan finns',
    iconHint: 'Alla sidor finns i sidfoten.',
    noIcon: 'Bara i sidfoten',
    note: 'Rad under namnet i menyn',
    noteHint: 'Högst 80 tecken, bara för en sida i menyn.',
    leadsTo: 'Vart adressen ska leda',
    leadsToHint: 'Andra webbplatser länkar dit: välj den sida som säger mest av det som den här sidan sade.',
    choose: 'Välj en sida',
    open: 'Öppna sidan',
    write: 'Skriv texten',
    added: 'Sidor som ni har lagt till',
    coded: 'Övriga sidor',
    codedHint: 'Koden använder dessa sidor vid namn: en utvecklare flyttar eller tar bort dem.',
    recipe: 'Beskrivningen (på engelska)',
    none: 'Det finns inga än.',
    made: 'Sidan är skapad. Skriv texten nu.',
    moved: 'Sidan är flyttad. Den gamla adressen leder till den nya, och länkarna i texterna följer med.',
    removed:
      'Sidan är borttagen och adressen leder vidare. Länkar till den som finns kvar står i raden längst ner i redigeraren.',
    faults: {
      badPath: 'Skriv små bokstäver a–z, siffror, bindestreck och snedstreck, med / först och inget i slutet.',
      pathTaken: 'En annan sida eller fil har den adressen, eller en som slutar likadant. Välj en annan.',
      badTitle: 'Skriv 3 till 40 tecken.',
      badDescription: 'Skriv 60 till 160 tecken, på en rad.',
      badNote: 'Skriv 3 till 80 tecken: menyn visar dem under namnet.',
      noPage: 'Välj en sida i listan.',
    },
    icons: {
      ...{ timber: 'virke', plan: 'plan', damage: 'skada', owner: 'skogsägare', wild: 'vilt' },
      ...{ guide: 'vägvisare', book: 'bok', api: 'datautbyte', faq: 'frågetecken' },
    },
  },
} as const satisfies Record<UiLanguage, PageWords>
