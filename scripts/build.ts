import { exitOnIssues } from '../checks/check-all.ts'
import { loadBuilder } from '../generator/build-when-outdated.ts'
import { exitOnError, warnOfLowMemory } from '../generator/explain-failure.ts'

/**
 * `npm run build`: builds dist/. Modules that read the content are imported dynamically, since it may be invalid.
 */
await exitOnError(async () => {
  warnOfLowMemory()
  let checked: Promise<void> | undefined
  const check = () => (checked ??= exitOnIssues())
  const { buildSite } = await loadBuilder().catch(async (error: unknown) => {
    await check() // reports the invalid file
    throw error
  })
  await buildSite(check)
})
