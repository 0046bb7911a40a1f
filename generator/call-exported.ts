import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/** A process of its own: calls the function of a module with what stands in its standard input (run-in-process.ts). */
const [module = '', name = ''] = process.argv.slice(2)
try {
  const exported = await import(pathToFileURL(module).href)
  await exported[name](await json(process.stdin))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
