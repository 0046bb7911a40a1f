import { paths } from './paths.ts'

/** Names of labels in `messages.navigation`; the words themselves stand there. */
type Label =
  | 'timberPurchases'
  | 'forestManagement'
  | 'planning'
  | 'damageInventory'
  | 'barkBeetle'
  | 'windthrow'
  | 'fire'
  | 'forestOwnerRelations'
  | 'wildlife'
  | 'finalFelling'
  | 'guides'
  | 'manual'
  | 'api'
  | 'faq'

export type IconName = 'timber' | 'plan' | 'damage' | 'owner' | 'wild' | 'guide' | 'book' | 'api' | 'faq'

export type MenuEntry = {
  label: Label
  path: string
  icon: IconName
  children: readonly { label: Label; path: string }[]
}

/** The Solutions menu, in the specification's order (§2, Header). */
export const solutions: readonly MenuEntry[] = [
  { label: 'timberPurchases', path: '/#timber-purchases', icon: 'timber', children: [] },
  {
    label: 'forestManagement',
    path: '/#forest-management',
    icon: 'plan',
    children: [{ label: 'planning', path: paths.planning }],
  },
  {
    label: 'damageInventory',
    path: '/#damage-inventory',
    icon: 'damage',
    children: [
      { label: 'barkBeetle', path: paths.barkBeetle },
      { label: 'windthrow', path: paths.windthrow },
      { label: 'fire', path: paths.fire },
    ],
  },
  { label: 'forestOwnerRelations', path: '/#forest-owner-relations', icon: 'owner', children: [] },
  { label: 'wildlife', path: paths.wildlife, icon: 'wild', children: [] },
]

/** The Resources menu; the manual's chapters hang under its introduction (§2, Header). */
export const resources: readonly MenuEntry[] = [
  { label: 'guides', path: paths.guides, icon: 'guide', children: [] },
  { label: 'manual', path: paths.introduction, icon: 'book', children: [] },
  { label: 'api', path: paths.api, icon: 'api', children: [] },
  { label: 'faq', path: paths.faq, icon: 'faq', children: [] },
]

export type ChapterName =
  | 'prerequisites'
  | 'basics'
  | 'forest-management-planning'
  | 'action-planning'
  | 'drone-operations'
  | 'advanced'

/** The manual's chapters in reading order (§2, Manual area); the bottom bar and the contents follow it. */
export const chapters: readonly { name: ChapterName; path: string }[] = [
  { name: 'prerequisites', path: paths.prerequisites },
  { name: 'basics', path: paths.basics },
  { name: 'forest-management-planning', path: paths.forestManagementPlanning },
  { name: 'action-planning', path: paths.actionPlanning },
  { name: 'drone-operations', path: paths.droneOperations },
  { name: 'advanced', path: paths.advanced },
]

/** A page of the manual: a chapter, or the introduction before the first. */
export type ManualPage = ChapterName | 'introduction'

/** Where the reader stands: the pages before and after, as far as there are any. */
export function neighbours(page: ManualPage): { previous: ManualPage | null; next: ManualPage | null } {
  const order: readonly ManualPage[] = ['introduction', ...chapters.map((chapter) => chapter.name)]
  const index = order.indexOf(page)
  return { previous: order[index - 1] ?? null, next: order[index + 1] ?? null }
}

export function manualPath(page: ManualPage): string {
  return page === 'introduction' ? paths.introduction : `${paths.manual}/${page}`
}
