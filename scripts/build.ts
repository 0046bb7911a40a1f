import { orExplain } from '../build/explain-failure.ts'
import { stopUnlessInOrder } from '../checks/check-all.ts'

/** `npm run build`: makes dist/. What reads the content is loaded after the check: an editor may have broken it. */
await orExplain(async () => {
  await stopUnlessInOrder()
  const { buildAll } = await import('../build/build-site.ts')
  await buildAll()
})
