import { existsSync } from 'node:fs'
import path from 'node:path'
import { createServer, mergeConfig } from 'vite'
import { exitOnIssues } from '../checks/check-all.ts'
import { endWith, exitOnError } from '../generator/explain-failure.ts'
import { outputFolders, root } from '../generator/folders.ts'
import { generate } from '../generator/generate.ts'
import { runInProcess } from '../generator/run-in-process.ts'
import { loadSettings } from '../generator/write-content.ts'
import { explainPort } from './explain-port.ts'
import { showIssues } from './show-issues.ts'

/** Only this machine: what is edited is nobody else's business. */
const HOST = '127.0.0.1'

const BUILD = path.join(root, 'generator', 'build-when-outdated.ts')

/** Serves pages as their sources are, and `/edit`, until the process is ended; gives the address. */
export async function serveInDevelopment(command: string): Promise<string> {
  let port = 0
  const { PUBLIC_ADDRESS = '' } = process.env
  process.env.PUBLIC_ADDRESS = '' // what is edited is a preview, with samples; what is published has the address
  await exitOnError(async () => {
    port = await readPort(command)
    // a public site that is in place stays: it lends its files
    if (PUBLIC_ADDRESS && existsSync(outputFolders.site)) return void (await generate())
    // a type that is wrong keeps nobody from trying; where the build fails, the checks know more
    await runInProcess<typeof import('../generator/build-when-outdated.ts')>(BUILD, 'buildUnchecked').catch(
      async (error) => {
        await exitOnIssues()
        throw error
      },
    )
  })
  const { editor } = await import('../editor/server.ts') // it reads content, which the checks have read first
  const checks = { found: null as string | null, listeners: new Set<() => void>() }
  const { default: configure } = await import('../vite.config.ts')
  const server = await createServer(
    mergeConfig(configure({ command: 'serve', mode: 'development' }), {
      // as a file it would be read again, and the server begin anew, with each word that it imports from the content
      configFile: false,
      plugins: [editor(checks, root, PUBLIC_ADDRESS)],
      server: {
        host: HOST,
        watch: { ignored: ['**/.cache/**', '**/dist/**'] }, // what is made, not written
        ...(port && { port, strictPort: true }),
      },
    }),
  )
  await server.listen()
  server.printUrls()
  showIssues(server, (found) => {
    checks.found = found
    for (const listener of checks.listeners) listener()
  })
  return server.resolvedUrls?.local[0] ?? ''
}

/** Vite's own port where none is set. */
async function readPort(command: string): Promise<number> {
  // it reads content, which may be broken: the checks say so
  const settings = process.env.PORT && (await loadSettings().catch(() => null))
  if (!settings) return 0
  const { port } = settings.readEnvironment(process.env)
  const fault = await explainPort({ host: HOST, port }, command)
  if (fault) endWith(fault)
  return port
}
