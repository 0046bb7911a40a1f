import { exitOnIssues } from '../checks/check-all.ts'
import { exitOnError, warnOfLittleMemory } from '../generator/explain-failure.ts'
import { loadBuilder } from '../generator/write-content.ts'

/** `npm run build`: makes dist/. What reads the content is loaded late: an editor may have broken it. */
await exitOnError(async () => {
  warnOfLittleMemory()
  let checked: Promise<void> | undefined
  const check = () => (checked ??= exitOnIssues())
  const { buildAll } = await loadBuilder().catch(async (error: unknown) => {
    await check() // it names the file that cannot be read
    throw error
  })
  await buildAll(check)
})
