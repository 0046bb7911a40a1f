import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BundleName, ensureBundle } from './bundles.ts'

/**
 * The exports of src/renderer.tsx, which is bundled because Node cannot import JSX, CSS or Vite's queries. Code of src/
 * without these is imported directly.
 */
export type Renderer = typeof import('../../src/renderer.tsx')

/**
 * Builds and imports the renderer from the sources and generated modules.
 * @param needed the bundles to build with it when missing; by default all bundles of the site.
 */
export async function loadRenderer(needed?: readonly BundleName[]): Promise<Renderer> {
  const folder = await ensureBundle('renderer', needed)
  // No cache-busting query: its chunks import it without one, and a second instance would have its own React contexts.
  return import(pathToFileURL(path.join(folder, 'renderer.js')).href)
}
