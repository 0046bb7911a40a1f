import { createServer } from 'vite'
import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { endWith, exitOnError } from '../generator/explain-failure.ts'
import { loadSettings } from '../generator/load-content.ts'
import { explainPort } from './explain-port.ts'
import { showIssues } from './show-issues.ts'

/**
 * `npm run dev`: the development server with hot reload of code, messages and Markdown, and what the checks say, beside the
 * files of a build; PORT chooses its port.
 */
let port = 0
await exitOnError(async () => {
  port = await readPort()
  // a type that is wrong keeps nobody from trying; where the build fails, the checks know more
  await buildWhenOutdated(async () => {}).catch(async (error) => {
    await exitOnIssues()
    throw error
  })
})
const server = await createServer(port ? { server: { port, strictPort: true } } : {})
await server.listen()
server.printUrls()
showIssues(server)

/** Vite's own port where none is set. */
async function readPort(): Promise<number> {
  // it reads content, which may be broken: the checks say so
  const settings = process.env.PORT && (await loadSettings().catch(() => null))
  if (!settings) return 0
  const { port } = settings.readEnvironment(process.env)
  const fault = await explainPort({ host: 'localhost', port }, 'npm run dev')
  if (fault) endWith(fault)
  return port
}
