import type { FindingsPicture } from './findings.ts'
import type { StandalonePictureName } from './pictures.ts'

/** The name of the privacy policy's document, which is shown in a dialog of every page. */
export const PRIVACY_POLICY_DOCUMENT = 'privacy_policy'

/** The properties that all kinds of pages have; labels and titles are in content/pages_*.yaml. */
type Entry = {
  /** The address without the language's prefix. */
  path: `/${string}`
  /** The social image: the name of a file in content/share, without its extension. */
  share: string
  /** Older paths, in every language: /index_sv is English, and forwards those who read Swedish as `/` does. */
  aliases?: readonly `/${string}`[]
  /** The canonical path, if it is one of the aliases instead of `path`. */
  canonical?: `/${string}`
  /** The page is in no menu, so the footer links to it. */
  isOutsideMenu?: true
  /** The page offers field mode (large type, for reading outdoors); pages of the manual do so without this property. */
  offersFieldMode?: true
  /** The map drawing in the title section, by the number of the chapter that it belongs to. */
  sheet?: number
  /** The title section is taller than that of other documents. */
  isTall?: true
  /** The document is a list of questions and answers. */
  hasAnswers?: true
  /** The document is a checklist of questions, and ends with a form that sends the ticked ones. */
  hasQuestionForm?: true
  isPreviewOnly?: true
  /** The page has the checkbox that disables the search shortcut `/`. */
  hasSlashKey?: true
}

/** A page with a component of its own. */
export type ComponentPageEntry = Entry & {
  kind: 'own'
  component: 'HomePage' | 'SignUpPage' | 'SearchPage' | 'GlossaryPage' | 'SamplesPage'
  document?: string
}

/** A document with a table of contents; its file is `content/documents/<last path segment>_<language>.md`. */
export type DocumentEntry = Entry & { kind: 'document' }

/**
 * The introduction or a chapter of the manual; its document is named by the last path segment. The number of a chapter,
 * its place in the list, is drawn in its social image, and that of its map sheet (src/pages/manual/sheets).
 */
export type ManualEntry = Entry & { kind: 'introduction' | 'chapter' }

/** A use-case page; its document is named by the last path segment. */
export type UseCaseEntry = Entry & {
  kind: 'useCase'
  /** The hero picture, and the part of it that stays visible when it is cropped (`crop`). */
  picture: StandalonePictureName
  crop: 'top' | 'centre'
  /** The aerial picture that the findings are marked in; their overlay (content/overlays) has the same name. */
  findings: {
    picture: FindingsPicture
    /** The picture is a thermal image instead of an orthophoto. */
    isThermal?: true
    /** The marks are compartments with their age and proposed action. */
    hasCompartments?: true
  }
  /** Whether the findings can be downloaded (public/samples). */
  delivery?: true
  /** Whether the page includes the flight time calculator. */
  calculator?: true
  /** The solution that the use case belongs to in the menu and in its breadcrumbs. */
  solution: keyof typeof solutionList
  siblings: readonly [string, string]
}

/** An entry of the list. A document is either in the Resources menu, with an icon, or in no menu. */
type PageEntry =
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
  /** Its menu entry links to its only use case, which has the same name. */
  wildlife: { anchor: 'wildlife', icon: 'wild' },
} as const satisfies Record<string, { anchor: string; icon: MenuIcon }>

/** The manual as a whole, which is the parent of its introduction and chapters in menus and breadcrumbs. */
export const manualEntry = { path: '/manual', icon: 'book' } as const

/**
 * All pages of the site, without their texts, by their names in code (`paths.barkBeetle`). Routes, menus, chapters,
 * breadcrumbs, the sitemap, social images and the pages that tests visit follow this list, in its order.
 */
export const pageList = {
  home: {
    kind: 'own',
    component: 'HomePage',
    path: '/',
    share: 'planning-marked',
    aliases: ['/index', '/index_sv', '/privacy_en', '/privacy_sv'], // the privacy policy is a dialog now
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
  /** Questions that only the site's owner can answer; the form sends the ticked ones with a demo request. */
  beforeYouBuy: {
    kind: 'document',
    path: '/before-you-buy',
    sheet: 4,
    hasQuestionForm: true,
    icon: 'owner',
    share: 'planning-marked',
  },
  signUp: { kind: 'own', component: 'SignUpPage', path: '/sign-up', share: 'forest-owner' },
  /** A list of all pages and the text of the privacy policy; without scripts it replaces the search and the dialog. */
  search: {
    kind: 'own',
    component: 'SearchPage',
    document: PRIVACY_POLICY_DOCUMENT,
    path: '/search',
    share: 'orthophoto-marked',
  },
  /** The glossary in both languages side by side. */
  glossary: {
    kind: 'own',
    component: 'GlossaryPage',
    path: '/glossary',
    share: 'orthophoto-marked',
    isOutsideMenu: true,
    offersFieldMode: true,
  },
  /** The sample values that the owner must still replace; in a preview, a bar on every page links to this list. */
  samples: {
    kind: 'own',
    component: 'SamplesPage',
    path: '/samples-left',
    share: 'planning',
    isPreviewOnly: true,
  },
  /** The accessibility statement: what has been tested, known limits, and a contact address. */
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
} as const satisfies Record<string, PageEntry>
