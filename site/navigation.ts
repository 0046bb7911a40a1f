import type { Language } from './languages.ts'
import type { MenuIcon } from './page-list.ts'
import { manual, type NameOf, type Page, pages, solutionSections, type UseCasePageEntry } from './pages.ts'
import { allPages, documentOf } from './paths.ts'

type Words = Readonly<Record<Language, string>>

export type Place = { path: string; label: Words }

/** An entry of the menus with what hangs under it; the chapters of the manual are numbered. */
export type MenuEntry = Place & { note: Words; icon: MenuIcon; children: readonly Place[]; isNumbered: boolean }

/** The use-case pages: one page with several settings. */
export const useCases: readonly UseCase[] = allPages.flatMap((page) =>
  page.kind === 'useCase' ? [{ ...page, name: page.name as UseCaseName, document: documentOf(page) ?? '' }] : [],
) // entries forget their names

type UseCaseName = NameOf<'useCase'>

export type UseCase = UseCasePageEntry & { name: UseCaseName; document: string }

/** The page of the manual that a document is: its number is that of the chapter, 0 for the introduction. */
export type ManualChapter = Place & { name: string; document: string; number: number }

/** The introduction and the chapters in reading order; the bottom bar follows it. */
export const manualPages: readonly ManualChapter[] = ['introduction', 'chapter']
  .flatMap((kind) => allPages.filter((page) => page.kind === kind))
  .map((page, number) => ({
    name: page.name,
    path: page.path,
    label: page.label,
    document: documentOf(page) ?? '',
    number,
  }))

export const chapters: readonly ManualChapter[] = manualPages.slice(1)

/** The Solutions menu: sections of the home page with their use cases under them. */
export const solutions: readonly MenuEntry[] = Object.entries(solutionSections).map(
  ([name, { anchor, ...section }]) => {
    const children = useCases.filter(({ solution, isOutsideMenu }) => solution === name && !isOutsideMenu)
    const [only] = children
    // A use case with the name of its solution is the entry itself.
    if (only && children.length === 1 && only.name === name)
      return { ...section, path: only.path, children: [], isNumbered: false }
    return { ...section, path: `/#${anchor}`, children, isNumbered: false }
  },
)

/** The section of the home page that a use case belongs to, for its breadcrumb. */
export function solutionOf({ solution }: UseCase): Place {
  const { anchor, label } = solutionSections[solution]
  return { path: `/#${anchor}`, label }
}

/** The Resources menu; the manual stands before the first document that follows it in the list. */
export const resources: readonly MenuEntry[] = allPages.flatMap((page): MenuEntry[] => {
  if (page.kind === 'document') return 'icon' in page ? [{ ...page, children: [], isNumbered: false }] : []
  if (page.kind !== 'introduction') return []
  const { icon, label, note } = manual
  return [{ icon, label, note, path: page.path, children: chapters, isNumbered: true }]
})

/** The two use cases that a use case offers at its end. */
export function siblingsOf({ name }: UseCase): UseCase[] {
  const [one, other] = pages[name].siblings
  return [findUseCase(one), findUseCase(other)]
}

function findUseCase(name: string): UseCase {
  const found = useCases.find((useCase) => useCase.name === name)
  if (!found) throw new Error(`site/page-list.ts has no use case ${name}.`)
  return found
}

/** Whether a page is read in the forest, and offers the field mode: the manual, and those that say so. */
export function offersFieldMode(page: Page | undefined): boolean {
  return page?.offersFieldMode === true || page?.kind === 'introduction' || page?.kind === 'chapter'
}

/** What is read in the forest, in the order of reading: the manual, then the pages that say so. */
const fieldPages: readonly Page[] = [
  ...allPages.filter(({ kind }) => kind === 'introduction'),
  ...allPages.filter(({ kind }) => kind === 'chapter'),
  ...allPages.filter((page: Page) => page.offersFieldMode),
]

/** The pages before and after one that is read in the forest: in the manual those of the manual. */
export function neighbours({ path }: Place): { previous: Place | undefined; next: Place | undefined } {
  const row = [manualPages, fieldPages].find((pages) => pages.some((page) => page.path === path)) ?? []
  const place = row.findIndex((page) => page.path === path)
  return { previous: row[place - 1], next: row[place + 1] }
}
