import { paths } from './paths.ts'
import type { PictureName, ViewName } from './pictures.ts'

export type UseCaseName =
  | 'planning-drone-praxis'
  | 'bark-beetle'
  | 'windthrow'
  | 'fire'
  | 'wildlife'
  | 'final-felling-drone-praxis'

export type UseCase = {
  name: UseCaseName
  path: string
  /** The wide picture at the top. */
  picture: ViewName
  /** Vertical crop of the picture, as CSS object-position. */
  crop: 'top' | 'centre'
  /** The picture seen straight down that the findings are drawn over, and the overlay of the same name. */
  findings: PictureName
  /** Where the breadcrumb leads: the solution on the home page that the use case belongs to. */
  parent: { label: 'forestManagement' | 'damageInventory' | 'wildlife'; path: string }
  /** The two use cases offered at the end. */
  siblings: readonly [UseCaseName, UseCaseName]
}

/** The six use-case pages: one page with six settings (specification §2). */
export const useCases: readonly UseCase[] = [
  {
    name: 'planning-drone-praxis',
    path: paths.planning,
    picture: 'orthophoto',
    crop: 'centre',
    findings: 'planning',
    parent: { label: 'forestManagement', path: '/#forest-management' },
    siblings: ['final-felling-drone-praxis', 'wildlife'],
  },
  {
    name: 'bark-beetle',
    path: paths.barkBeetle,
    picture: 'bark-beetle',
    crop: 'top',
    findings: 'bark-beetle-above',
    parent: { label: 'damageInventory', path: '/#damage-inventory' },
    siblings: ['windthrow', 'fire'],
  },
  {
    name: 'windthrow',
    path: paths.windthrow,
    picture: 'windthrow',
    crop: 'centre',
    findings: 'windthrow-above',
    parent: { label: 'damageInventory', path: '/#damage-inventory' },
    siblings: ['bark-beetle', 'fire'],
  },
  {
    name: 'fire',
    path: paths.fire,
    picture: 'fire',
    crop: 'centre',
    findings: 'fire-above',
    parent: { label: 'damageInventory', path: '/#damage-inventory' },
    siblings: ['windthrow', 'bark-beetle'],
  },
  {
    name: 'wildlife',
    path: paths.wildlife,
    picture: 'wildlife',
    crop: 'centre',
    findings: 'wildlife-above',
    parent: { label: 'wildlife', path: '/#wildlife' },
    siblings: ['planning-drone-praxis', 'final-felling-drone-praxis'],
  },
  {
    name: 'final-felling-drone-praxis',
    path: paths.finalFelling,
    picture: 'final-felling',
    crop: 'centre',
    findings: 'final-felling-above',
    parent: { label: 'forestManagement', path: '/#forest-management' },
    siblings: ['planning-drone-praxis', 'wildlife'],
  },
]

export function findUseCase(name: UseCaseName): UseCase {
  const found = useCases.find((entry) => entry.name === name)
  if (!found) throw new Error(`No use case is called ${name}`)
  return found
}
