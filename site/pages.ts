import { site } from './facts.ts'
import type { FindingsPicture } from './findings.ts'
import type { Language } from './languages.ts'
import type { ViewName } from './pictures.ts'

/** The document of the privacy policy, which is a dialog of every page. */
export const PRIVACY_POLICY = 'privacy_policy'

type Words = Readonly<Record<Language, string>>

/** What every page says of itself. */
type About = {
  /** The address without the language's prefix. */
  path: `/${string}`
  /** What menus, breadcrumbs and lists call it. */
  label: Words
  /** One line under the label, in the open menus and on tiles. */
  note?: Words
  /** The picture that is seen beside the title when the page is shared: a file of `share/`, without its ending. */
  share: string
  /** Older addresses that stay alive and show the same page. */
  aliases?: readonly `/${string}`[]
  /** The address that search engines should know, where it is one of the aliases. */
  canonical?: `/${string}`
  /** Neither in the Solutions nor in the Resources menu, so the footer names it. */
  isOutsideMenu?: true
  /** Read in the forest, as the manual is: it offers the field mode. */
  offersFieldMode?: true
  /** Its top is higher than that of other documents. */
  isTall?: true
  /** Its list of questions ends with a form that sends those that are ticked. */
  hasQuestionForm?: true
  /** Here the visitor turns the search's key `/` off. */
  hasSlashKey?: true
}

/** A page that is written in code; `title` is what search engines show where the label is too short for them. */
type OwnPage = About & {
  kind: 'own'
  component: 'HomePage' | 'SignUpPage' | 'SearchPage' | 'GlossaryPage'
  title?: Words
  description: Words
  document?: string
}

/** A document with its contents beside it; the file is `documents/<last part of the path>_<language>.md`. */
type DocumentPage = About & { kind: 'document' } & ({ note: Words; icon: MenuIcon } | { isOutsideMenu: true })

/** The introduction of the manual or one of its chapters, from the document of that name. */
type ManualPage = (About & { kind: 'introduction' }) | (About & { kind: 'chapter' })

/** A use case: one page with these settings around the document of that name. */
export type UseCasePage = About & {
  kind: 'useCase'
  note: Words
  /** The wide picture at the top, and where its middle is kept when it is cropped. */
  picture: ViewName
  crop: 'top' | 'centre'
  /** The picture seen straight down that the findings are drawn over (the overlay of the same name), and its heading. */
  findings: { picture: FindingsPicture; title: Words }
  /** Whether the page offers what is marked there as files (public/samples). */
  delivery?: true
  /** Whether the page has the calculator of flight time. */
  calculator?: true
  /** The solution that it belongs to: its breadcrumb, and its place in the menu. */
  solution: keyof typeof solutions
  /** The two use cases offered at the end. */
  siblings: readonly [string, string]
}

export type Page = OwnPage | DocumentPage | ManualPage | UseCasePage

export type MenuIcon = 'timber' | 'plan' | 'damage' | 'owner' | 'wild' | 'guide' | 'book' | 'api' | 'faq'

/** The solutions of the home page, in the order of the Solutions menu; each is a section there. */
export const solutions = {
  timberPurchases: {
    anchor: 'timber-purchases',
    icon: 'timber',
    label: { en: 'Timber procurement', sv: 'Virkesköp' },
    note: { en: 'A better visit to the forest owner.', sv: 'Kom förberedd till skogsägaren.' },
  },
  forestManagement: {
    anchor: 'forest-management',
    icon: 'plan',
    label: { en: 'Forest management', sv: 'Skogsförvaltning' },
    note: { en: 'A plan that keeps up with the forest.', sv: 'En plan i takt med skogen.' },
  },
  damageInventory: {
    anchor: 'damage-inventory',
    icon: 'damage',
    label: { en: 'Damage inventory', sv: 'Skadeinventering' },
    note: { en: 'From overview to a list of what to do.', sv: 'Från överblick till att-göra-lista.' },
  },
  forestOwnerRelations: {
    anchor: 'forest-owner-relations',
    icon: 'owner',
    label: { en: 'Forest owner relations', sv: 'Skogsägarrelationer' },
    note: { en: 'Show the owner what you see.', sv: 'Visa skogsägaren det du ser.' },
  },
  /** Its menu entry is the use case itself, which is the only one. */
  wildlife: {
    anchor: 'wildlife',
    icon: 'wild',
    label: { en: 'Wildlife', sv: 'Vilt' },
    note: { en: 'Forest and wildlife in balance.', sv: 'Skog och vilt i balans.' },
  },
} as const satisfies Record<string, { anchor: string; icon: MenuIcon; label: Words; note: Words }>

/** The manual as a whole, above its introduction and its chapters. */
export const manual = {
  path: '/manual',
  icon: 'book',
  label: { en: 'Manual', sv: 'Manual' },
  note: {
    en: 'Six chapters, from the first day to advanced use.',
    sv: 'Sex kapitel, från första dagen till fördjupning.',
  },
} as const

/**
 * Every page of the site, once. The name is what the code calls it (`paths.barkBeetle`). From here
 * come addresses, routes, menus, the order of the chapters, breadcrumbs, lists, sitemap, share pictures and the pages
 * that the tests visit; the order is that of menus and chapters.
 */
export const pages = {
  home: {
    kind: 'own',
    component: 'HomePage',
    path: '/',
    label: { en: 'Home', sv: 'Startsida' },
    title: {
      en: `${site.product}: the whole forest on one map`,
      sv: `${site.product}: hela skogen på en och samma karta`,
    },
    description: {
      en: 'Plan, record and follow up forestry work in the field and at the desk, with fresh drone images when you need them.',
      sv: 'Planera, registrera och följ upp skogsarbetet, i fält och vid skrivbordet, med färska drönarbilder när du behöver dem.',
    },
    share: 'planning-marked',
    aliases: ['/index', '/index_sv', '/privacy_en', '/privacy_sv'], // the policy itself is a modal
  },
  guides: {
    kind: 'document',
    path: '/guides',
    label: { en: 'Guides', sv: 'Guider' },
    note: {
      en: 'Short instructions, permits, methods, checklists.',
      sv: 'Korta anvisningar, tillstånd, metoder och checklistor.',
    },
    icon: 'guide',
    offersFieldMode: true,
    isTall: true,
    share: 'windthrow-above-marked',
  },
  introduction: {
    kind: 'introduction',
    path: '/manual/introduction',
    label: { en: 'Introduction', sv: 'Introduktion' },
    share: 'manual',
    aliases: ['/manual', '/guides_sv'],
    canonical: '/manual',
  },
  prerequisites: {
    kind: 'chapter',
    path: '/manual/prerequisites',
    label: { en: 'Prerequisites', sv: 'Förutsättningar' },
    share: 'manual-1',
  },
  basics: {
    kind: 'chapter',
    path: '/manual/basics',
    label: { en: 'Basics', sv: 'Grunder' },
    share: 'manual-2',
  },
  forestManagementPlanning: {
    kind: 'chapter',
    path: '/manual/forest-management-planning',
    label: { en: 'Forest management planning', sv: 'Skogsbruksplanering' },
    share: 'manual-3',
  },
  actionPlanning: {
    kind: 'chapter',
    path: '/manual/action-planning',
    label: { en: 'Action planning', sv: 'Åtgärdsplanering' },
    share: 'manual-4',
  },
  droneOperations: {
    kind: 'chapter',
    path: '/manual/drone-operations',
    label: { en: 'Drone operations', sv: 'Drönarflygning' },
    share: 'manual-5',
  },
  advanced: {
    kind: 'chapter',
    path: '/manual/advanced',
    label: { en: 'Advanced', sv: 'Fördjupning' },
    share: 'manual-6',
  },
  api: {
    kind: 'document',
    path: '/api',
    label: { en: 'API', sv: 'API' },
    note: { en: 'Exchange data with your own systems.', sv: 'Koppla ihop med egna system.' },
    icon: 'api',
    share: 'planning-marked',
  },
  faq: {
    kind: 'document',
    path: '/faq',
    label: { en: 'FAQ', sv: 'Vanliga frågor' },
    note: { en: 'Short answers, with links to more.', sv: 'Korta svar, med länkar till mer.' },
    icon: 'faq',
    offersFieldMode: true,
    share: 'bark-beetle-above-marked',
  },
  /** Yes, no, planned or ask us, row by row. */
  itAndProcurement: {
    kind: 'document',
    path: '/it-and-procurement',
    label: { en: 'For IT and procurement', sv: 'För it och inköp' },
    note: { en: 'Formats, login, data, support, contract.', sv: 'Format, inloggning, data, support, avtal.' },
    icon: 'plan',
    share: 'orthophoto-marked',
  },
  /** What only the owner can answer, to be ticked and sent as one request for a demo. */
  beforeYouBuy: {
    kind: 'document',
    path: '/before-you-buy',
    hasQuestionForm: true,
    label: { en: 'Before you buy', sv: 'Före köpet' },
    note: { en: 'Tick your questions, send them at once.', sv: 'Kryssa i dina frågor, skicka dem på en gång.' },
    icon: 'owner',
    share: 'planning-marked',
  },
  signUp: {
    kind: 'own',
    component: 'SignUpPage',
    path: '/sign-up',
    label: { en: 'Contact us', sv: 'Kontakta oss' },
    description: {
      en: 'Get the newsletter, see a demo on a map, or ask for a trial. Tell us what you would like to know, and we will answer.',
      sv: 'Prenumerera på nyhetsbrevet, boka en demo eller be om en testperiod. Berätta vad du vill veta, så svarar vi.',
    },
    share: 'forest-owner',
  },
  /** All pages and sections, and the policy's text: for the search button and the policy without scripts. */
  search: {
    kind: 'own',
    component: 'SearchPage',
    document: PRIVACY_POLICY,
    path: '/search',
    label: { en: 'All pages and sections', sv: 'Alla sidor och avsnitt' },
    description: {
      en: 'Search the site, or find your way in the list of all pages and all sections of the manual.',
      sv: 'Sök på webbplatsen eller hitta rätt i listan över alla sidor och alla avsnitt i manualen.',
    },
    share: 'orthophoto-marked',
  },
  /** What the words of the site mean, in both languages side by side. */
  glossary: {
    kind: 'own',
    component: 'GlossaryPage',
    path: '/glossary',
    label: { en: 'Glossary', sv: 'Ordlista' },
    title: { en: 'Glossary of forestry and drone words', sv: 'Ordlista för skog, kartor och drönare' },
    description: {
      en: 'What the words of the platform, of forestry and of flying mean, one sentence each, in English and Swedish side by side.',
      sv: 'Ord om plattformen, skogen och flygningen, förklarade med en mening var, på svenska och engelska sida vid sida.',
    },
    share: 'orthophoto-marked',
    isOutsideMenu: true,
    offersFieldMode: true,
  },
  /** What has been tested and what has not, known limits, and whom to write to. */
  accessibility: {
    kind: 'document',
    path: '/accessibility',
    hasSlashKey: true,
    label: { en: 'Accessibility', sv: 'Tillgänglighet' },
    share: 'planning',
    isOutsideMenu: true,
  },
  planning: {
    kind: 'useCase',
    path: '/planning-drone-praxis',
    label: { en: 'Planning with drones', sv: 'Planera med drönare' },
    note: { en: 'Fly where you need an answer.', sv: 'Flyg där du är osäker.' },
    picture: 'orthophoto',
    crop: 'centre',
    calculator: true,
    findings: { picture: 'planning', title: { en: 'The compartments on the picture', sv: 'Avdelningarna i bilden' } },
    solution: 'forestManagement',
    siblings: ['finalFelling', 'wildlife'],
    share: 'planning-marked',
  },
  barkBeetle: {
    kind: 'useCase',
    path: '/bark-beetle',
    label: { en: 'Bark beetle', sv: 'Granbarkborre' },
    note: { en: 'Know where to look for the green trees.', sv: 'Se var du ska leta bland gröna granar.' },
    picture: 'bark-beetle',
    crop: 'top',
    findings: {
      picture: 'bark-beetle-above',
      title: { en: 'Dead spruces, one by one', sv: 'Döda granar, var och en för sig' },
    },
    delivery: true,
    solution: 'damageInventory',
    siblings: ['windthrow', 'fire'],
    share: 'bark-beetle-above-marked',
  },
  windthrow: {
    kind: 'useCase',
    path: '/windthrow',
    label: { en: 'Windthrow', sv: 'Stormfällning' },
    note: { en: 'Overview without leaving the road.', sv: 'Överblick utan att lämna vägen.' },
    picture: 'windthrow',
    crop: 'centre',
    findings: { picture: 'windthrow-above', title: { en: 'Where the storm hit', sv: 'Här drog stormen fram' } },
    delivery: true,
    solution: 'damageInventory',
    siblings: ['barkBeetle', 'fire'],
    share: 'windthrow-above-marked',
  },
  fire: {
    kind: 'useCase',
    path: '/fire',
    label: { en: 'Fire', sv: 'Brand' },
    note: { en: 'Draw where it really burned.', sv: 'Rita in var det faktiskt brann.' },
    picture: 'fire',
    crop: 'centre',
    findings: { picture: 'fire-above', title: { en: 'Where the fire stopped', sv: 'Här stannade branden' } },
    solution: 'damageInventory',
    siblings: ['windthrow', 'barkBeetle'],
    share: 'fire-above-marked',
  },
  wildlife: {
    kind: 'useCase',
    path: '/wildlife',
    label: solutions.wildlife.label,
    note: solutions.wildlife.note,
    picture: 'wildlife',
    crop: 'centre',
    findings: {
      picture: 'wildlife-above',
      title: {
        en: 'Moose and roe deer as warm spots',
        sv: 'Älg och rådjur som varma fläckar',
      },
    },
    solution: 'wildlife',
    siblings: ['planning', 'finalFelling'],
    share: 'wildlife-above-marked',
  },
  finalFelling: {
    kind: 'useCase',
    path: '/final-felling-drone-praxis',
    label: { en: 'Final felling planning', sv: 'Planera slutavverkning' },
    note: {
      en: 'Fly first, and know what to look for on foot.',
      sv: 'Flyg först, så vet du vad du ska titta efter till fots.',
    },
    picture: 'final-felling',
    crop: 'centre',
    findings: {
      picture: 'final-felling-above',
      title: { en: 'What was felled and what was left', sv: 'Avverkat och lämnat' },
    },
    delivery: true,
    solution: 'forestManagement',
    isOutsideMenu: true,
    siblings: ['planning', 'wildlife'],
    share: 'final-felling-above-marked',
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The pages of one kind by their names. */
export type NameOf<Kind extends Page['kind']> = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends Kind ? Name : never
}[PageName]
