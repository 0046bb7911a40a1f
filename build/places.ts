import path from 'node:path'
import { distFolder as readDistFolder } from '../server/settings.ts'

/** The folders that the scripts share, as absolute paths. */
export const root = path.resolve(import.meta.dirname, '..')
export const contentFolder = path.join(root, 'content')
export const documentsFolder = path.join(contentFolder, 'documents')
export const generatedFolder = path.join(root, 'generated')
export const cacheFolder = path.join(root, '.cache')
export const distFolder = readDistFolder(process.env)
export const siteFolder = path.join(distFolder, 'site')
export const serverFolder = path.join(distFolder, 'server')
/** The built renderer of pages, used by the prerenderer alone. */
export const rendererFolder = path.join(cacheFolder, 'renderer', path.basename(distFolder))
