import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BundleName, ensureBundleFolder } from './bundles.ts'

/**
 * The exports of the server bundle that renders pages; the build and the checks know the browser's code only through
 * it.
 */
export type Renderer = typeof import('../src/renderer.tsx')

/**
 * Builds and imports the renderer from the sources and generated modules.
 * @param needed what is built with it, unless it is there; all that a site needs where nothing is said.
 */
export async function loadRenderer(needed?: readonly BundleName[]): Promise<Renderer> {
  const folder = await ensureBundleFolder('renderer', needed)
  // No cache-busting query: its chunks import it without one, and a second instance would have its own React contexts.
  return import(pathToFileURL(path.join(folder, 'renderer.js')).href)
}
