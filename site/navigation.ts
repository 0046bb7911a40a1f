import type { Words } from './languages.ts'
import type { MenuIcon } from './page-list.ts'
import { manual, type Page, type PageNameOfKind, pages, solutionSections, type UseCasePageEntry } from './pages.ts'
import { allPages, documentOf } from './paths.ts'

export type NavigationLink = { path: string; label: Words }

/** A menu entry with its submenu (`children`), which is numbered if it lists the chapters of the manual. */
export type MenuEntry = NavigationLink & {
  note: Words
  icon: MenuIcon
  children: readonly NavigationLink[]
  isNumbered: boolean
}

/** The use-case pages, which share one page component. */
export const useCases: readonly UseCase[] = allPages.flatMap((page) =>
  page.kind === 'useCase' ? [{ ...page, name: page.name as UseCaseName, document: documentOf(page) ?? '' }] : [],
) // Object.entries loses the key type

type UseCaseName = PageNameOfKind<'useCase'>

export type UseCase = UseCasePageEntry & { name: UseCaseName; document: string }

/** A page of the manual; `number` is the chapter number, or 0 for the introduction. */
export type ManualChapter = NavigationLink & { name: string; document: string; number: number }

/** The introduction and the chapters in reading order. */
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

/** The Solutions menu: each entry is a section of the home page, with its use cases as submenu. */
export const solutionMenu: readonly MenuEntry[] = Object.entries(solutionSections).map(
  ([name, { anchor, ...section }]) => {
    const children = useCases.filter(({ solution, isOutsideMenu }) => solution === name && !isOutsideMenu)
    const [only] = children
    // If the only use case has the name of its solution, the entry links to it directly.
    if (only && children.length === 1 && only.name === name)
      return { ...section, path: only.path, children: [], isNumbered: false }
    return { ...section, path: `/#${anchor}`, children, isNumbered: false }
  },
)

/** The section of the home page that a use case belongs to, for its breadcrumbs. */
export function solutionOf({ solution }: UseCase): NavigationLink {
  const { anchor, label } = solutionSections[solution]
  return { path: `/#${anchor}`, label }
}

/**
 * The Resources menu: documents that have an icon, and the manual at the place of its introduction in the page list.
 */
export const resourceMenu: readonly MenuEntry[] = allPages.flatMap((page): MenuEntry[] => {
  if (page.kind === 'document') return 'icon' in page ? [{ ...page, children: [], isNumbered: false }] : []
  if (page.kind !== 'introduction') return []
  const { icon, label, note } = manual
  return [{ icon, label, note, path: page.path, children: chapters, isNumbered: true }]
})

/** The two related use cases at the end of a use case. */
export function relatedUseCases({ name }: UseCase): UseCase[] {
  const [one, other] = pages[name].siblings
  return [findUseCase(one), findUseCase(other)]
}

function findUseCase(name: UseCaseName): UseCase {
  const found = useCases.find((useCase) => useCase.name === name)
  if (!found) throw new Error(`site/page-list.ts has no use case ${name}.`)
  return found
}

/** Whether a page offers field mode: all pages of the manual, and those with `offersFieldMode`. */
export function offersFieldMode(page: Page | undefined): boolean {
  return page?.offersFieldMode === true || page?.kind === 'introduction' || page?.kind === 'chapter'
}

/** The pages that offer field mode, in reading order: the manual, then the others. */
const fieldPages: readonly NavigationLink[] = [...manualPages, ...allPages.filter((page: Page) => page.offersFieldMode)]

/** Finds the previous and next page that offer field mode; for a page of the manual, only within the manual. */
export function previousAndNextPage({ path }: NavigationLink): {
  previous: NavigationLink | undefined
  next: NavigationLink | undefined
} {
  const row = [manualPages, fieldPages].find((pages) => pages.some((page) => page.path === path)) ?? []
  const place = row.findIndex((page) => page.path === path)
  return { previous: row[place - 1], next: row[place + 1] }
}
