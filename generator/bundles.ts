import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig } from 'vite'
import packages from '../package.json' with { type: 'json' }
import { readPageSettings } from '../server/settings.ts'
import { type Language, languages } from '../site/languages.ts'
import { codeFolder, root } from './folders.ts'
import { listFiles } from './list-files.ts'
import { runInProcess } from './run-in-process.ts'

const { dependencies } = packages

/** A script that is written into pages, or beside them. */
export type Script = { fileName: string; code: string }

export type BundleName = 'client' | 'renderer' | 'server' | 'response' | 'worker' | `head-${Language}`

/** What is built from the code, and how each is built into a folder. */
function bundles(): Readonly<Record<BundleName, (folder: string) => Promise<unknown>>> {
  const { saving } = readPageSettings(process.env)
  const heads = languages.map((language) => {
    const define = { PAGE_LANGUAGE: JSON.stringify(language) }
    return [`head-${language}`, (folder: string) => buildScript(folder, 'src/runtime/head.ts', define)]
  })
  return {
    client: (outDir) => bundle({ build: { outDir, emptyOutDir: false } }),
    renderer: (folder) => buildForNode(folder, { entries: { renderer: 'src/renderer.tsx' } }),
    server: (folder) =>
      buildForNode(folder, {
        entries: { main: 'server/main.ts', signups: 'scripts/signups.ts' },
        // The site is installed without the packages that only the build needs: what Node runs there has them in it.
        ssr: { noExternal: true, external: Object.keys(dependencies) },
      }),
    response: (folder) => buildScript(folder, 'src/sign-up/response-script.ts'),
    worker: (folder) => buildScript(folder, `src/saving/worker/${saving ? 'service' : 'retired'}-worker.ts`),
    ...Object.fromEntries(heads),
  }
}

function bundleNames(): BundleName[] {
  return Object.keys(bundles()) as BundleName[] // of the same record
}

let built: Promise<void> | undefined

/** The folder of something that is built from the code. Call it when generated/ has been written. */
export async function bundleFolder(name: BundleName, needed: readonly BundleName[] = bundleNames()): Promise<string> {
  built ??= buildApart(needed)
  await built
  return path.join(codeFolder, name)
}

/** In a process of its own: a bundler does not give back the memory that it takes. */
function buildApart(needed: readonly BundleName[]): Promise<void> {
  const input: Needed = { folder: codeFolder, needed }
  return runInProcess<typeof import('./bundles.ts')>(import.meta.filename, 'buildBundles', input)
}

type Needed = { folder: string; needed: readonly BundleName[] }

/** Builds some of them, in the process that buildApart starts. */
export async function buildBundles({ folder, needed }: Needed): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const make = bundles()
  await Promise.all(needed.map((name) => make[name](path.join(folder, name))))
}

/** A piece of script that imports nothing. */
export async function readScript(name: BundleName): Promise<Script> {
  const folder = await bundleFolder(name)
  const [fileName = ''] = await listFiles(folder)
  return { fileName, code: (await readFile(path.join(folder, fileName), 'utf8')).trim() }
}

/** Builds the head scripts of the current sources, whatever has been built before. */
export async function buildHeadScripts(): Promise<Record<Language, string>> {
  const needed = languages.map((language): BundleName => `head-${language}`)
  built = buildApart(needed)
  return readHeadScripts()
}

/** What runs first in the pages of each language. */
export async function readHeadScripts(): Promise<Record<Language, string>> {
  const read = languages.map(async (language) => [language, (await readScript(`head-${language}`)).code] as const)
  return Object.fromEntries(await Promise.all(read)) as Record<Language, string> // one entry for each language
}

type ForNode = Pick<InlineConfig, 'ssr'> & { entries: Record<string, string> }

function buildForNode(outDir: string, { entries, ...config }: ForNode) {
  return bundle({
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
  return bundle({
    configFile: false,
    publicDir: false,
    define,
    root,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'static/js/[name].[hash].js' } },
    },
  })
}

/** Vite is loaded when something has to be built with it: that alone takes half a second. */
async function bundle(config: InlineConfig) {
  const { build } = await import('vite')
  return build({ configLoader: 'native', logLevel: 'warn', ...config }) // Node reads TypeScript: the configuration needs no bundle of its own
}
