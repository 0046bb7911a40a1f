import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig } from 'vite'
import { type Language, languages } from '../content/languages.ts'
import packages from '../package.json' with { type: 'json' }
import { cachedFolder } from './cache.ts'
import { codeHash } from './code-hash.ts'
import { root } from './places.ts'

const { dependencies } = packages

const IN_PRODUCTION = /^(?:server|scripts)\//

/** A script that is written into pages, or beside them. */
export type Script = { fileName: string; code: string }

/** The folder with the script and style of the pages. */
export function clientFolder(): Promise<string> {
  return builtFromCode('client', (folder) =>
    bundle({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: false } }),
  )
}

/** The folder of one entry built for Node. */
export function nodeFolder(name: string, entry: string, define: Record<string, string> = {}): Promise<string> {
  return builtFromCode(name, (folder) =>
    bundle({
      logLevel: 'warn',
      define,
      // The site is installed without the packages that only the build needs: what Node runs there has them in it.
      ...(IN_PRODUCTION.test(entry) && { ssr: { noExternal: true, external: Object.keys(dependencies) } }),
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      },
    }),
  )
}

/** What runs before anything is painted, as one piece of script that imports nothing. */
export async function scriptAlone(name: string, input: string, define: Record<string, string> = {}): Promise<Script> {
  const folder = await builtFromCode(name, async (draft) => {
    await writeFile(path.join(draft, 'script.json'), JSON.stringify(await bundleAlone(input, define)))
  })
  return JSON.parse(await readFile(path.join(folder, 'script.json'), 'utf8'))
}

async function bundleAlone(input: string, define: Record<string, string>): Promise<Script> {
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    define,
    root,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'static/js/[name].[hash].js' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output[0] : undefined
    if (chunk?.type === 'chunk') return { fileName: chunk.fileName, code: chunk.code.trim() }
  }
  throw new Error(`The script ${input} was not built.`)
}

/** What runs first in the pages of each language. */
export async function makeHeadScripts(): Promise<Record<Language, string>> {
  const made = languages.map(async (language) => {
    const define = { PAGE_LANGUAGE: JSON.stringify(language) }
    const { code } = await scriptAlone(`head-${language}`, 'src/client/head.ts', define)
    return [language, code] as const
  })
  return Object.fromEntries(await Promise.all(made)) as Record<Language, string> // one entry for each language
}

/** Made once for a state of the code. Call it when generated/ has been written. */
async function builtFromCode(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  return cachedFolder(name, await codeHash(), make)
}

/** Vite is loaded when something has to be built with it: that alone takes half a second. */
async function bundle(config: InlineConfig) {
  const { build } = await import('vite')
  return build(config)
}
