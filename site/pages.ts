import { morePagesData } from '../generated/content/more-pages.ts'
import { pagesData } from '../generated/content/pages.ts'
import type { Language } from './languages.ts'
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

type Words = Readonly<Record<Language, string>>

/** The label of a page in menus, breadcrumbs and lists, and the line below it in open menus and on tiles. */
type LabelAndNote = { label: Words; note: Words }

/** `title` is the <title>, unless the document has one. */
type OwnPage = ComponentPageEntry & { label: Words; title: Words; description: Words }
type DocumentPage = DocumentEntry & ((LabelAndNote & { icon: MenuIcon }) | { label: Words; isOutsideMenu: true })
type ManualChapter = ManualEntry & { label: Words }

/** `findingsTitle` is the heading above the picture with the findings. */
export type UseCasePageEntry = UseCaseEntry & LabelAndNote & { findingsTitle: Words }

export type Page = OwnPage | DocumentPage | ManualChapter | UseCasePageEntry

const { whole, ...manualWords } = pagesData.manual
const { wildlife } = pagesData.solutions

/** Labels and metadata of pages (content/pages_*.yaml), by name. */
const words = {
  ...pagesData.own,
  ...manualWords,
  ...pagesData.documents,
  ...pagesData.useCases,
  wildlife: { ...wildlife, ...pagesData.useCases.wildlife },
}

export const pages = withWords(pageList, words) satisfies Record<string, Page>

const added: readonly MorePage[] = morePagesData.pages

/** Pages that editors have added (content/more-pages.yaml); code does not reference them by name. */
export const morePages: readonly DocumentPage[] = added.map(toDocumentPage)

/** Converts an entry of content/more-pages.yaml to a page. */
export function toDocumentPage({ path, share, icon, label, note }: MorePage): DocumentPage {
  // the schema requires a leading slash
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
export const solutionSections = withWords(solutionList, pagesData.solutions)

/** The manual as a whole, with its texts. */
export const manual = { ...manualEntry, ...whole }

export type PageName = keyof typeof pages

/** The names of the pages of one kind. */
export type PageNameOfKind<Kind extends Page['kind']> = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends Kind ? Name : never
}[PageName]

/** Merges the texts of the same name into each entry. */
function withWords<List extends object, Texts extends Record<keyof List, object>>(list: List, texts: Texts) {
  // Object.entries loses the key type
  const entries = Object.entries(list).map(([name, entry]) => [name, { ...entry, ...texts[name as keyof List] }])
  return Object.fromEntries(entries) as { [Name in keyof List]: List[Name] & Texts[Name] }
}
