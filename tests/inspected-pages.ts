import { paths } from '../site/paths.ts'

/**
 * The sample of pages that `npm test` tests for accessibility and overflow: one of each kind, and those with elements that
 * no other page has. A full run tests all pages.
 */
export const inspectedPages: readonly string[] = [
  paths.home,
  paths.signUp,
  paths.search,
  paths.glossary,
  paths.guides,
  paths.manual,
  paths.actionPlanning,
  paths.droneOperations,
  paths.planning,
  paths.barkBeetle,
  paths.fire,
  paths.api,
  paths.accessibility,
  paths.beforeYouBuy,
  paths.samples,
  '/no-such-page',
]
