import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BundleName, bundleFolder } from './bundles.ts'

/** What the build and the checks know of the browser's code: the exports of its renderer. */
export type Renderer = typeof import('../src/renderer.tsx')

/**
 * The renderer of pages and documents, built from the sources and what is generated for them.
 * @param needed what is built with it, unless it is there; all that a site needs where nothing is said.
 */
export async function loadRenderer(needed?: readonly BundleName[]): Promise<Renderer> {
  const folder = await bundleFolder('renderer', needed)
  // Without a query: its chunks import it so, and a second instance would have a language of its own.
  return import(pathToFileURL(path.join(folder, 'renderer.js')).href)
}
