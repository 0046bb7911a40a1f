import { morePagesData } from '../generated/content/more-pages.ts'
import { pagesData } from '../generated/content/pages.ts'
import type { Words } from './languages.ts'
import {
  type ComponentPageEntry,
  type DocumentEntry,
  type ManualEntry,
  type MenuIcon,
  manualEntry,
  pageList,
  solutionList,
  type UseCaseEntry,
} from './page-list.ts'
import type { MorePage } from './schemas/more-pages.ts'

/** The label of a page in menus, breadcrumbs and lists, and the note below it in open menus and on cards. */
type LabelAndNote = { label: Words; note: Words }

/** `title` is the content of the <title> element. */
type OwnPage = ComponentPageEntry & { label: Words; title: Words; description: Words }
type DocumentPageEntry = DocumentEntry & ((LabelAndNote & { icon: MenuIcon }) | { label: Words; isOutsideMenu: true })
type ManualChapter = ManualEntry & { label: Words }

/** `findingsTitle` is the heading of the section with the findings. */
export type UseCasePageEntry = UseCaseEntry & LabelAndNote & { findingsTitle: Words }

export type Page = OwnPage | DocumentPageEntry | ManualChapter | UseCasePageEntry

const { whole, ...manualWords } = pagesData.manual
const { wildlife } = pagesData.solutions

/** The texts of all pages by page name (content/pages_*.yaml). */
const words = {
  ...pagesData.own,
  ...manualWords,
  ...pagesData.documents,
  ...pagesData.useCases,
  wildlife: { ...wildlife, ...pagesData.useCases.wildlife },
}

export const pages = addTexts(pageList, words) satisfies Record<string, Page>

const addedPages: readonly MorePage[] = morePagesData.pages

/** The pages that editors have added (content/more-pages.yaml); they have no name in code. */
export const morePages: readonly DocumentPageEntry[] = addedPages.map(toDocumentPage)

/** Converts an entry of content/more-pages.yaml to a page. */
export function toDocumentPage({ path, share, icon, label, note }: MorePage): DocumentPageEntry {
  // The assertion is safe, since the schema requires a leading slash.
  const page = {
    kind: 'document',
    path: path as `/${string}`,
    sheet: 1,
    share: share || 'planning-marked',
    label,
  } as const
  return icon && note ? { ...page, icon, note } : { ...page, isOutsideMenu: true }
}

/** The solutions in menu order, with their texts. */
export const solutionSections = addTexts(solutionList, pagesData.solutions)

/** The manual as a whole, with its texts. */
export const manual = { ...manualEntry, ...whole }

export type PageName = keyof typeof pages

/** The names of the pages of one kind. */
export type PageNameOfKind<Kind extends Page['kind']> = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends Kind ? Name : never
}[PageName]

/** Merges into each entry the texts of the same name. */
function addTexts<List extends object, Texts extends Record<keyof List, object>>(list: List, texts: Texts) {
  // Object.entries loses the key type
  const entries = Object.entries(list).map(([name, entry]) => [name, { ...entry, ...texts[name as keyof List] }])
  return Object.fromEntries(entries) as { [Name in keyof List]: List[Name] & Texts[Name] }
}
