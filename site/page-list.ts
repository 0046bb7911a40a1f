import type { FindingsPicture } from './findings.ts'
import type { ViewName } from './pictures.ts'

/** The document of the privacy policy, which is a dialog of every page. */
export const PRIVACY_POLICY = 'privacy_policy'

/** What every page has; what it is called stands in content/pages_*.yaml. */
type Entry = {
  /** The address without the language's prefix. */
  path: `/${string}`
  /** The picture that is seen beside the title when the page is shared: a file of `share/`, without its ending. */
  share: string
  /** Older addresses that stay alive and show the same page. */
  /** Each in every language: /index_sv is English, /sv/index_sv Swedish; a choice of language forwards as on other pages. */
  aliases?: readonly `/${string}`[]
  /** The address that search engines should know, where it is one of the aliases. */
  canonical?: `/${string}`
  /** Neither in the Solutions nor in the Resources menu, so the footer names it. */
  isOutsideMenu?: true
  /** Read in the forest, as the manual is: it offers the field mode. */
  offersFieldMode?: true
  /** The sheet of the manual's map behind its title, by the number of the chapter. */
  sheet?: number
  /** Its top is higher than that of other documents. */
  isTall?: true
  /** Its list of questions ends with a form that sends those that are ticked. */
  hasQuestionForm?: true
  /** For the owner: a public build does not have it. */
  isPreviewOnly?: true
  /** Here the visitor turns the search's key `/` off. */
  hasSlashKey?: true
}

/** A page that is written in code. */
export type OwnEntry = Entry & {
  kind: 'own'
  component: 'HomePage' | 'SignUpPage' | 'SearchPage' | 'GlossaryPage' | 'SamplesPage'
  document?: string
}

/** A document with its contents beside it; the file is `documents/<last part of the path>_<language>.md`. */
export type DocumentEntry = Entry & { kind: 'document' }

/** The introduction of the manual or one of its chapters, from the document of that name. */
export type ManualEntry = Entry & { kind: 'introduction' | 'chapter' }

/** A use case: one page with these settings around the document of that name. */
export type UseCaseEntry = Entry & {
  kind: 'useCase'
  /** The wide picture at the top, and where its middle is kept when it is cropped. */
  picture: ViewName
  crop: 'top' | 'centre'
  /** The picture seen straight down that the findings are drawn over (the overlay of the same name). */
  findings: {
    picture: FindingsPicture
    /** A thermal image instead of an orthophoto. */
    isThermal?: true
    /** What is marked are compartments with their age and proposed action. */
    hasCompartments?: true
  }
  /** Whether the page offers what is marked there as files (public/samples). */
  delivery?: true
  /** Whether the page has the calculator of flight time. */
  calculator?: true
  /** The solution that it belongs to: its breadcrumb, and its place in the menu. */
  solution: keyof typeof solutionList
  /** The two use cases offered at the end. */
  siblings: readonly [string, string]
}

/** A document stands in the Resources menu with an icon, or in none. */
type Listed = OwnEntry | (DocumentEntry & ({ icon: MenuIcon } | { isOutsideMenu: true })) | ManualEntry | UseCaseEntry

export const menuIcons = ['timber', 'plan', 'damage', 'owner', 'wild', 'guide', 'book', 'api', 'faq'] as const
export type MenuIcon = (typeof menuIcons)[number]

/** The solutions of the home page, in the order of the Solutions menu; each is a section there. */
export const solutionList = {
  timberPurchases: { anchor: 'timber-purchases', icon: 'timber' },
  forestManagement: { anchor: 'forest-management', icon: 'plan' },
  damageInventory: { anchor: 'damage-inventory', icon: 'damage' },
  forestOwnerRelations: { anchor: 'forest-owner-relations', icon: 'owner' },
  /** Its menu entry is the use case of its name, which is the only one. */
  wildlife: { anchor: 'wildlife', icon: 'wild' },
} as const satisfies Record<string, { anchor: string; icon: MenuIcon }>

/** The manual as a whole, above its introduction and its chapters. */
export const manualEntry = { path: '/manual', icon: 'book' } as const

/**
 * Every page of the site, once, without its words. The name is what the code calls it (`paths.barkBeetle`). From here
 * come addresses, routes, menus, the order of the chapters, breadcrumbs, lists, sitemap, share pictures and the pages
 * that the tests visit; the order is that of menus and chapters.
 */
export const pageList = {
  home: {
    kind: 'own',
    component: 'HomePage',
    path: '/',
    share: 'planning-marked',
    aliases: ['/index', '/index_sv', '/privacy_en', '/privacy_sv'], // the policy itself is a modal
  },
  guides: {
    kind: 'document',
    path: '/guides',
    sheet: 5,
    icon: 'guide',
    offersFieldMode: true,
    isTall: true,
    share: 'windthrow-above-marked',
  },
  introduction: {
    kind: 'introduction',
    path: '/manual/introduction',
    share: 'manual',
    aliases: ['/manual', '/guides_sv'],
    canonical: '/manual',
  },
  prerequisites: { kind: 'chapter', path: '/manual/prerequisites', share: 'manual-1' },
  basics: { kind: 'chapter', path: '/manual/basics', share: 'manual-2' },
  forestManagementPlanning: { kind: 'chapter', path: '/manual/forest-management-planning', share: 'manual-3' },
  actionPlanning: { kind: 'chapter', path: '/manual/action-planning', share: 'manual-4' },
  droneOperations: { kind: 'chapter', path: '/manual/drone-operations', share: 'manual-5' },
  advanced: { kind: 'chapter', path: '/manual/advanced', share: 'manual-6' },
  api: { kind: 'document', path: '/api', sheet: 6, icon: 'api', share: 'planning-marked' },
  faq: {
    kind: 'document',
    path: '/faq',
    sheet: 2,
    icon: 'faq',
    offersFieldMode: true,
    share: 'bark-beetle-above-marked',
  },
  /** What is answered, in a table, and what to ask us, subject by subject. */
  itAndProcurement: {
    kind: 'document',
    path: '/it-and-procurement',
    sheet: 1,
    icon: 'plan',
    share: 'orthophoto-marked',
  },
  /** What only the owner can answer, to be ticked and sent as one request for a demo. */
  beforeYouBuy: {
    kind: 'document',
    path: '/before-you-buy',
    sheet: 4,
    hasQuestionForm: true,
    icon: 'owner',
    share: 'planning-marked',
  },
  signUp: { kind: 'own', component: 'SignUpPage', path: '/sign-up', share: 'forest-owner' },
  /** All pages and sections, and the policy's text: for the search button and the policy without scripts. */
  search: {
    kind: 'own',
    component: 'SearchPage',
    document: PRIVACY_POLICY,
    path: '/search',
    share: 'orthophoto-marked',
  },
  /** What the words of the site mean, in both languages side by side. */
  glossary: {
    kind: 'own',
    component: 'GlossaryPage',
    path: '/glossary',
    share: 'orthophoto-marked',
    isOutsideMenu: true,
    offersFieldMode: true,
  },
  /** What the owner has still to replace: the bar of every page leads there. */
  samples: {
    kind: 'own',
    component: 'SamplesPage',
    path: '/samples-left',
    share: 'planning',
    isPreviewOnly: true,
  },
  /** What has been tested and what has not, known limits, and whom to write to. */
  accessibility: {
    kind: 'document',
    path: '/accessibility',
    sheet: 1,
    hasSlashKey: true,
    share: 'planning',
    isOutsideMenu: true,
  },
  planning: {
    kind: 'useCase',
    path: '/planning-drone-praxis',
    picture: 'orthophoto',
    crop: 'centre',
    calculator: true,
    findings: { picture: 'planning', hasCompartments: true },
    solution: 'forestManagement',
    siblings: ['finalFelling', 'wildlife'],
    share: 'planning-marked',
  },
  barkBeetle: {
    kind: 'useCase',
    path: '/bark-beetle',
    picture: 'bark-beetle',
    crop: 'top',
    findings: { picture: 'bark-beetle-above' },
    delivery: true,
    solution: 'damageInventory',
    siblings: ['windthrow', 'fire'],
    share: 'bark-beetle-above-marked',
  },
  windthrow: {
    kind: 'useCase',
    path: '/windthrow',
    picture: 'windthrow',
    crop: 'centre',
    findings: { picture: 'windthrow-above' },
    delivery: true,
    solution: 'damageInventory',
    siblings: ['barkBeetle', 'fire'],
    share: 'windthrow-above-marked',
  },
  fire: {
    kind: 'useCase',
    path: '/fire',
    picture: 'fire',
    crop: 'centre',
    findings: { picture: 'fire-above' },
    solution: 'damageInventory',
    siblings: ['windthrow', 'barkBeetle'],
    share: 'fire-above-marked',
  },
  wildlife: {
    kind: 'useCase',
    path: '/wildlife',
    picture: 'wildlife',
    crop: 'centre',
    findings: { picture: 'wildlife-above', isThermal: true },
    solution: 'wildlife',
    siblings: ['planning', 'finalFelling'],
    share: 'wildlife-above-marked',
  },
  finalFelling: {
    kind: 'useCase',
    path: '/final-felling-drone-praxis',
    picture: 'final-felling',
    crop: 'centre',
    findings: { picture: 'final-felling-above' },
    delivery: true,
    solution: 'forestManagement',
    isOutsideMenu: true,
    siblings: ['planning', 'wildlife'],
    share: 'final-felling-above-marked',
  },
} as const satisfies Record<string, Listed>
