import { existsSync } from 'node:fs'
import path from 'node:path'
import { createServer, mergeConfig } from 'vite'
import { exitOnIssues } from '../checks/check-all.ts'
import { loadSettings } from '../generator/content/write-content.ts'
import { exitOnError, exitWithMessage } from '../generator/explain-failure.ts'
import { outputFolders, projectRoot } from '../generator/files/folders.ts'
import { generateOnce } from '../generator/generate.ts'
import { runInChildProcess } from '../generator/processes/run-in-child-process.ts'
import { explainPortProblem } from './explain-port.ts'
import { reportIssuesOnSave } from './report-issues.ts'

/** Loopback only, so that drafts are not visible on the network. */
const HOST = '127.0.0.1'

const BUILD_SCRIPT = path.join(projectRoot, 'generator', 'build-when-outdated.ts')

/** Serves pages rendered from the sources, and the editor at `/edit`; returns the address. */
export async function startDevServer(command: string): Promise<string> {
  let port = 0
  const { PUBLIC_ADDRESS = '' } = process.env
  process.env.PUBLIC_ADDRESS = '' // always a preview with samples; publishing passes the public address to its build
  await exitOnError(async () => {
    port = await readPort(command)
    // a preview build would replace an existing public build, whose files serve as well
    if (PUBLIC_ADDRESS && existsSync(outputFolders.site)) return void (await generateOnce())
    // in a child process, because a build loads the production version of React, which this server cannot share;
    // without checks, since type errors must not prevent development: they explain a failed build
    await runInChildProcess<typeof import('../generator/build-when-outdated.ts')>(
      BUILD_SCRIPT,
      'buildWhenOutdated',
    ).catch(async (error) => {
      await exitOnIssues()
      throw error
    })
  })
  // a dynamic import, because this module reads content that may be invalid before the build
  const { editorPlugin } = await import('../editor/server.ts')
  const checks = { found: null as string | null, listeners: new Set<() => void>() }
  const { default: configure } = await import('../vite.config.ts')
  const server = await createServer(
    mergeConfig(configure({ command: 'serve', mode: 'development' }), {
      // with a configuration file, Vite would restart whenever content imported by it changes
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

/** The port from PORT; 0 for Vite's default. */
async function readPort(command: string): Promise<number> {
  // settings read the content; the checks report invalid content
  const settings = process.env.PORT && (await loadSettings().catch(() => null))
  if (!settings) return 0
  const { port } = settings.readEnvironment(process.env)
  const fault = await explainPortProblem({ host: HOST, port }, command)
  if (fault) exitWithMessage(fault)
  return port
}
