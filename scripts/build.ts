import { stopUnlessInOrder } from '../checks/check-all.ts'

/** `npm run build`: makes dist/. What reads the content is loaded after the check: an editor may have broken it. */
await stopUnlessInOrder()
const [{ buildAll }, { madeOrExplained }] = await Promise.all([
  import('../build/build-site.ts'),
  import('../server/settings.ts'),
])
await madeOrExplained(buildAll)
