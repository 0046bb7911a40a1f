import type { IslandName } from './islands.ts'

/** The file of each island: the build names its script in the pages that have it, so that it is fetched ahead. */
export const islandSources: Readonly<Record<IslandName, string>> = {
  search: 'src/search/Search.tsx',
  'sign-up': 'src/sign-up/SignUpForm.tsx',
  calculator: 'src/pages/use-case/calculator/FlightTimeCalculator.tsx',
  glossary: 'src/pages/glossary/GlossaryList.tsx',
}
