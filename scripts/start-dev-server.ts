import { existsSync } from 'node:fs'
import path from 'node:path'
import { createServer, mergeConfig } from 'vite'
import { exitOnIssues } from '../checks/check-all.ts'
import { exitOnError, exitWithMessage } from '../generator/explain-failure.ts'
import { outputFolders, projectRoot } from '../generator/folders.ts'
import { generateOnce } from '../generator/generate.ts'
import { runInChildProcess } from '../generator/run-in-child-process.ts'
import { loadSettings } from '../generator/write-content.ts'
import { explainPortProblem } from './explain-port.ts'
import { reportIssuesOnSave } from './report-issues.ts'

/** Listens on localhost only: drafts must not be visible to others. */
const HOST = '127.0.0.1'

const BUILD = path.join(projectRoot, 'generator', 'build-when-outdated.ts')

/** Serves pages rendered from the sources, and `/edit`, until the process exits; returns the address. */
export async function startDevServer(command: string): Promise<string> {
  let port = 0
  const { PUBLIC_ADDRESS = '' } = process.env
  process.env.PUBLIC_ADDRESS = '' // editing shows a preview, with samples; only a published build has an address
  await exitOnError(async () => {
    port = await readPort(command)
    // an existing public build stays: its files are used
    if (PUBLIC_ADDRESS && existsSync(outputFolders.site)) return void (await generateOnce())
    // type errors must not prevent development; when the build fails, the checks explain why
    await runInChildProcess<typeof import('../generator/build-when-outdated.ts')>(BUILD, 'buildWithoutChecks').catch(
      async (error) => {
        await exitOnIssues()
        throw error
      },
    )
  })
  // imported late: it reads content, which the checks validate first
  const { editorPlugin } = await import('../editor/server.ts')
  const checks = { found: null as string | null, listeners: new Set<() => void>() }
  const { default: configure } = await import('../vite.config.ts')
  const server = await createServer(
    mergeConfig(configure({ command: 'serve', mode: 'development' }), {
      // with a file, Vite would restart whenever content that its configuration imports changes
      configFile: false,
      plugins: [editorPlugin(checks, projectRoot, PUBLIC_ADDRESS)],
      server: {
        host: HOST,
        watch: { ignored: ['**/.cache/**', '**/dist/**'] }, // build output
        ...(port && { port, strictPort: true }),
      },
    }),
  )
  await server.listen()
  server.printUrls()
  reportIssuesOnSave(server, (found) => {
    checks.found = found
    for (const listener of checks.listeners) listener()
  })
  return server.resolvedUrls?.local[0] ?? ''
}

/** The port from PORT; by default Vite's. */
async function readPort(command: string): Promise<number> {
  // it reads content, which may be invalid: the checks report it
  const settings = process.env.PORT && (await loadSettings().catch(() => null))
  if (!settings) return 0
  const { port } = settings.readEnvironment(process.env)
  const fault = await explainPortProblem({ host: HOST, port }, command)
  if (fault) exitWithMessage(fault)
  return port
}
