import { stopUnlessInOrder } from '../checks/check-all.ts'

/** `npm run build`: makes dist/. */
await stopUnlessInOrder()
const { buildAll } = await import('../build/build-site.ts')
await buildAll()
