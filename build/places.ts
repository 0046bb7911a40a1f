import path from 'node:path'

/** The folders that the scripts share, as absolute paths. */
export const root = path.resolve(import.meta.dirname, '..')
export const contentFolder = path.join(root, 'content')
export const documentsFolder = path.join(contentFolder, 'documents')
export const generatedFolder = path.join(root, 'generated')
export const cacheFolder = path.join(root, '.cache')
/** What is built; another folder lets a build with other settings stand beside the usual one. */
export const distFolder = path.resolve(root, process.env.DIST_FOLDER || 'dist')
export const siteFolder = path.join(distFolder, 'site')
export const serverFolder = path.join(distFolder, 'server')
/** The built renderer of pages, used by the prerenderer alone. */
export const rendererFolder = path.join(cacheFolder, 'renderer', path.basename(distFolder))
