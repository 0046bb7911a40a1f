import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig } from 'vite'
import packages from '../../package.json' with { type: 'json' }
import { readPageSettings } from '../../server/settings.ts'
import { type Language, languages } from '../../site/languages.ts'
import { bundlesFolder, projectRoot } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'
import { runInChildProcess } from '../processes/run-in-child-process.ts'

const { dependencies } = packages

/** A bundled script that is inlined into pages or written beside them. */
export type BundledScript = { fileName: string; code: string }

export type BundleName = 'client' | 'renderer' | 'server' | 'response' | 'worker' | `head-${Language}`

/** The Vite build of each bundle, given its output folder. */
function listBundles(): Readonly<Record<BundleName, (folder: string) => Promise<unknown>>> {
  const { saving } = readPageSettings(process.env)
  const heads = languages.map((language) => {
    const define = { PAGE_LANGUAGE: JSON.stringify(language) }
    return [`head-${language}`, (folder: string) => buildScript(folder, 'src/runtime/head.ts', define)]
  })
  return {
    client: (outDir) => runViteBuild({ build: { outDir, emptyOutDir: false } }),
    renderer: (folder) => buildForNode(folder, { entries: { renderer: 'src/renderer.tsx' } }),
    server: (folder) =>
      buildForNode(folder, {
        entries: { main: 'server/main.ts', signups: 'scripts/signups.ts' },
        // Production does not install devDependencies, so they are bundled into the server.
        ssr: { noExternal: true, external: Object.keys(dependencies) },
      }),
    response: (folder) => buildScript(folder, 'src/sign-up/response-script.ts'),
    worker: (folder) => buildScript(folder, `src/saving/worker/${saving ? 'service' : 'retired'}-worker.ts`),
    ...Object.fromEntries(heads),
  }
}

function bundleNames(): BundleName[] {
  return Object.keys(listBundles()) as BundleName[] // Object.keys loses the key type
}

let built: Promise<void> | undefined

/** Builds a bundle unless it is cached, and returns its folder. Requires that generated/ has been written. */
export async function ensureBundle(name: BundleName, needed: readonly BundleName[] = bundleNames()): Promise<string> {
  built ??= buildInChildProcess(needed)
  await built
  return path.join(bundlesFolder, name)
}

/** Builds bundles in a child process, because Vite does not free its memory. */
function buildInChildProcess(needed: readonly BundleName[]): Promise<void> {
  const input: Needed = { folder: bundlesFolder, needed }
  return runInChildProcess<typeof import('./bundles.ts')>(import.meta.filename, 'buildBundles', input)
}

type Needed = { folder: string; needed: readonly BundleName[] }

/** Builds some bundles; runs in the child process that buildInChildProcess starts. */
export async function buildBundles({ folder, needed }: Needed): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const make = listBundles()
  await Promise.all(needed.map((name) => make[name](path.join(folder, name))))
}

/** Reads a bundle that consists of one script without imports. */
export async function readBundledScript(name: BundleName): Promise<BundledScript> {
  const folder = await ensureBundle(name)
  const [fileName = ''] = await listFiles(folder)
  return { fileName, code: (await readFile(path.join(folder, fileName), 'utf8')).trim() }
}

/** Builds the head scripts from the current sources, without the cache. */
export async function buildHeadScripts(): Promise<Record<Language, string>> {
  const needed = languages.map((language): BundleName => `head-${language}`)
  built = buildInChildProcess(needed)
  return readHeadScripts()
}

/** Reads the head script of each language, which is inlined as the first script of its pages. */
export async function readHeadScripts(): Promise<Record<Language, string>> {
  const read = languages.map(
    async (language) => [language, (await readBundledScript(`head-${language}`)).code] as const,
  )
  return Object.fromEntries(await Promise.all(read)) as Record<Language, string> // Object.fromEntries loses the key type
}

type ForNode = Pick<InlineConfig, 'ssr'> & { entries: Record<string, string> }

function buildForNode(outDir: string, { entries, ...config }: ForNode) {
  return runViteBuild({
    ...config,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' } },
    },
  })
}

function buildScript(outDir: string, input: string, define: Record<string, string> = {}) {
  return runViteBuild({
    configFile: false,
    publicDir: false,
    define,
    root: projectRoot,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'static/js/[name].[hash].js' } },
    },
  })
}

/** Imports Vite only when something has to be built: loading it takes half a second. */
async function runViteBuild(config: InlineConfig) {
  const { build } = await import('vite')
  // Node runs TypeScript, so Vite need not bundle the configuration
  return build({ configLoader: 'native', logLevel: 'warn', ...config })
}
