import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/**
 * The entry of a child process (run-in-child-process.ts): calls an exported function of a module with the JSON on
 * stdin.
 */
const [module = '', name = ''] = process.argv.slice(2)
try {
  const exported = await import(pathToFileURL(module).href)
  await exported[name](await json(process.stdin))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
