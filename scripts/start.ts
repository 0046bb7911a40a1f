import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { orExplain } from '../build/explain-failure.ts'
import { buildWhenOutdated } from '../build/outdated.ts'
import { placed } from '../build/places.ts'
import { stopUnlessInOrder } from '../checks/check-all.ts'

/** `npm start`: builds what is missing or outdated, then serves the site. */
await checkSettings()
await orExplain(() => buildWhenOutdated(stopUnlessInOrder))
process.env.NODE_ENV ??= 'production'
const { start } = await import(pathToFileURL(path.join(placed.server, 'main.js')).href)
await start()

/** A wrong setting is said before anything is built with it; of broken content, which settings read, the checks tell. */
async function checkSettings(): Promise<void> {
  const settings = await import('../server/settings.ts').catch(() => null)
  try {
    settings?.readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SettingError') throw error
    console.error(error.message)
    process.exit(1)
  }
}
