import type { FindingsPicture } from './findings.ts'
import type { StandalonePictureName } from './pictures.ts'

/** The document of the privacy policy, which is a dialog of every page. */
export const PRIVACY_POLICY_DOCUMENT = 'privacy_policy'

/** The properties of all pages; their names are in content/pages_*.yaml. */
type Entry = {
  /** The address without the language's prefix. */
  path: `/${string}`
  /** The social image: a file of `share/`, without its extension. */
  share: string
  /** Older addresses of the page, in every language (/index_sv is English); language redirects apply to them too. */
  aliases?: readonly `/${string}`[]
  /** The canonical address, if it is one of the aliases. */
  canonical?: `/${string}`
  /** In neither menu, so the footer links it. */
  isOutsideMenu?: true
  /** Offers the field mode, as the manual does. */
  offersFieldMode?: true
  /** The background map of the title, by chapter number. */
  sheet?: number
  /** Has a taller title section than other documents. */
  isTall?: true
  /** Is a list of questions with their answers. */
  hasAnswers?: true
  /** Ends with a form that sends the ticked questions. */
  hasQuestionForm?: true
  isPreviewOnly?: true
  /** Has the setting that disables the search shortcut `/`. */
  hasSlashKey?: true
}

/** A page with a component of its own. */
export type ComponentPageEntry = Entry & {
  kind: 'own'
  component: 'HomePage' | 'SignUpPage' | 'SearchPage' | 'GlossaryPage' | 'SamplesPage'
  document?: string
}

/** A document with a table of contents; its file is `documents/<last path segment>_<language>.md`. */
export type DocumentEntry = Entry & { kind: 'document' }

/** The introduction or a chapter of the manual, from the document of that name. */
export type ManualEntry = Entry & { kind: 'introduction' | 'chapter' }

/** A use-case page, from the document of that name. */
export type UseCaseEntry = Entry & {
  kind: 'useCase'
  /** The hero picture, and the focal point when it is cropped. */
  picture: StandalonePictureName
  crop: 'top' | 'centre'
  /** The vertical picture below the findings (the overlay has the same name). */
  findings: {
    picture: FindingsPicture
    /** A thermal image instead of an orthophoto. */
    isThermal?: true
    /** The marks are compartments with their age and proposed action. */
    hasCompartments?: true
  }
  /** Whether the findings can be downloaded (public/samples). */
  delivery?: true
  /** Whether the page includes the flight time calculator. */
  calculator?: true
  /** Its solution, for its breadcrumbs and its place in the menu. */
  solution: keyof typeof solutionList
  siblings: readonly [string, string]
}

/** A document is in the Resources menu, with an icon, or in no menu. */
type Listed =
  | ComponentPageEntry
  | (DocumentEntry & ({ icon: MenuIcon } | { isOutsideMenu: true }))
  | ManualEntry
  | UseCaseEntry

export const menuIcons = ['timber', 'plan', 'damage', 'owner', 'wild', 'guide', 'book', 'api', 'faq'] as const
export type MenuIcon = (typeof menuIcons)[number]

/** The solutions in menu order; each is a section of the home page. */
export const solutionList = {
  timberPurchases: { anchor: 'timber-purchases', icon: 'timber' },
  forestManagement: { anchor: 'forest-management', icon: 'plan' },
  damageInventory: { anchor: 'damage-inventory', icon: 'damage' },
  forestOwnerRelations: { anchor: 'forest-owner-relations', icon: 'owner' },
  /** Its only use case, of the same name, is its menu entry. */
  wildlife: { anchor: 'wildlife', icon: 'wild' },
} as const satisfies Record<string, { anchor: string; icon: MenuIcon }>

/** The manual as a whole, the parent of its introduction and chapters. */
export const manualEntry = { path: '/manual', icon: 'book' } as const

/**
 * Every page of the site, without its texts. The key is its name in code (`paths.barkBeetle`). Routes, menus, chapters,
 * breadcrumbs, the sitemap, social images and the pages that tests visit are derived from this list, in its order.
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
    hasAnswers: true,
    sheet: 2,
    icon: 'faq',
    offersFieldMode: true,
    share: 'bark-beetle-above-marked',
  },
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
    document: PRIVACY_POLICY_DOCUMENT,
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
