import { morePagesData } from '../generated/content/more-pages.ts'
import { pagesData } from '../generated/content/pages.ts'
import type { Language } from './languages.ts'
import {
  type DocumentEntry,
  type ManualEntry,
  type MenuIcon,
  manualEntry,
  type OwnEntry,
  pageList,
  solutionList,
  type UseCaseEntry,
} from './page-list.ts'
import type { MorePage } from './schemas/more-pages.ts'

type Words = Readonly<Record<Language, string>>

/** What menus, breadcrumbs and lists call a page, and the line under it in the open menus and on tiles. */
type Called = { label: Words; note: Words }

/** `title` is what search engines show, where a document does not say it. */
type OwnPage = OwnEntry & { label: Words; title: Words; description: Words }
type DocumentPage = DocumentEntry & ((Called & { icon: MenuIcon }) | { label: Words; isOutsideMenu: true })
type ManualChapter = ManualEntry & { label: Words }

/** `findingsTitle` stands above the picture with the findings. */
export type UseCasePageEntry = UseCaseEntry & Called & { findingsTitle: Words }

export type Page = OwnPage | DocumentPage | ManualChapter | UseCasePageEntry

const { whole, ...manualWords } = pagesData.manual
const { wildlife } = pagesData.solutions

/** What pages are called and say of themselves (content/pages_*.yaml), by their names. */
const words = {
  ...pagesData.own,
  ...manualWords,
  ...pagesData.documents,
  ...pagesData.useCases,
  wildlife: { ...wildlife, ...pagesData.useCases.wildlife },
}

export const pages = withWords(pageList, words) satisfies Record<string, Page>

const added: readonly MorePage[] = morePagesData.pages

/** The documents that editors add as pages (content/more-pages.yaml); no code names them. */
export const morePages: readonly DocumentPage[] = added.map(toDocumentPage)

/** The page of an entry of content/more-pages.yaml. */
export function toDocumentPage({ path, share, icon, label, note }: MorePage): DocumentPage {
  // the schema asks for a slash first
  const page = {
    kind: 'document',
    path: path as `/${string}`,
    sheet: 1,
    share: share || 'planning-marked',
    label,
  } as const
  return icon && note ? { ...page, icon, note } : { ...page, isOutsideMenu: true }
}

/** The solutions of the home page, in the order of the Solutions menu. */
export const solutionSections = withWords(solutionList, pagesData.solutions)

/** The manual as a whole, above its introduction and its chapters. */
export const manual = { ...manualEntry, ...whole }

export type PageName = keyof typeof pages

/** The pages of one kind by their names. */
export type NameOf<Kind extends Page['kind']> = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends Kind ? Name : never
}[PageName]

/** Each entry of a list with the words of its name. */
function withWords<List extends object, Said extends Record<keyof List, object>>(list: List, said: Said) {
  const entries = Object.entries(list).map(([name, entry]) => [name, { ...entry, ...said[name as keyof List] }]) // an object forgets its keys
  return Object.fromEntries(entries) as { [Name in keyof List]: List[Name] & Said[Name] }
}
