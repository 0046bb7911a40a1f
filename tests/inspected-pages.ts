import { paths } from '../site/paths.ts'

/**
 * The pages that the browser looks at closely in `npm test`: one of each kind, and those whose parts no other has. The
 * rest are looked at when everything is asked.
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
