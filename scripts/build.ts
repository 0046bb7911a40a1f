import { buildAll } from '../build/build-site.ts'
import { madeOrExplained } from '../server/settings.ts'

/** `npm run build`: makes dist/. */
await madeOrExplained(buildAll)
