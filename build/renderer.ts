import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { readPageSettings } from '../server/settings.ts'
import { rendererFolder } from './places.ts'

/** What the build and the checks know of the browser's code: the exports of its renderer. */
export type Renderer = typeof import('../src/entry-server.tsx')

let loaded: Promise<Renderer> | undefined

/** The renderer of pages and documents, built once in a process from the sources and what is generated for them. */
export function loadRenderer(): Promise<Renderer> {
  loaded ??= buildRenderer()
  return loaded
}

async function buildRenderer(): Promise<Renderer> {
  await buildForNode('src/entry-server.tsx', rendererFolder, {
    'import.meta.env.VITE_PUBLIC_ADDRESS': JSON.stringify(readPageSettings(process.env).publicAddress),
  })
  // By its plain name: its chunks import it so, and a second copy would have a language of its own.
  return import(pathToFileURL(path.join(rendererFolder, 'entry-server.js')).href)
}

/** Builds one entry for Node into a folder of its own. */
export async function buildForNode(entry: string, outDir: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    logLevel: 'warn',
    define,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
}
