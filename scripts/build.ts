import { buildAll } from '../build/build-site.ts'

/** `npm run build`: makes dist/. */
await buildAll()
