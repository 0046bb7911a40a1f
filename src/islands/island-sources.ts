import type { IslandName } from './islands.ts'

/** The file of each island, for the build: which script is to be fetched ahead on the pages that have it. */
export const islandSources: Readonly<Record<IslandName, string>> = {
  search: 'src/search/Search.tsx',
  'sign-up': 'src/sign-up/SignUpForm.tsx',
  calculator: 'src/pages/use-case/calculator/Calculator.tsx',
  glossary: 'src/pages/glossary/GlossaryList.tsx',
}
