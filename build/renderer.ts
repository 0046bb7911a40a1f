import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder } from './bundles.ts'

/** What the build and the checks know of the browser's code: the exports of its renderer. */
export type Renderer = typeof import('../src/renderer.tsx')

/** The renderer of pages and documents, built from the sources and what is generated for them. */
export async function loadRenderer(): Promise<Renderer> {
  const folder = await bundleFolder('renderer')
  // Without a query: its chunks import it so, and a second instance would have a language of its own.
  return import(pathToFileURL(path.join(folder, 'renderer.js')).href)
}
