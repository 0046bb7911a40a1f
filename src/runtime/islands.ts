import type { ComponentType } from 'react'

/** The components that React hydrates in the browser: parts of a page that do more than links and dialogs. */
export const islands = {
  search: () => import('../search/Search.tsx').then((module) => module.Search),
  'sign-up': () => import('../sign-up/SignUpForm.tsx').then((module) => module.SignUpForm),
  calculator: () =>
    import('../pages/use-case/calculator/FlightTimeCalculator.tsx').then((module) => module.FlightTimeCalculator),
  glossary: () => import('../pages/glossary/GlossaryList.tsx').then((module) => module.GlossaryList),
} as const satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof islands
