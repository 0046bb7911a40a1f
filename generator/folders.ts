import path from 'node:path'
import { readDistFolder } from '../server/dist-folder.ts'

/** The folders that the scripts share, as absolute paths. */
export const root = path.resolve(import.meta.dirname, '..')
export const contentFolder = path.join(root, 'content')
export const generatedFolder = path.join(root, 'generated')
export const cacheFolder = path.join(root, '.cache')
/** The code of the build that this process makes, where it finds the packages that it imports. */
export const codeFolder = path.join(cacheFolder, 'code', String(process.pid))
export const distFolder = readDistFolder(process.env)
/** The build that this process makes, if it makes one, and that in place: publish.ts makes the one into the other. */
export const nextFolder = path.join(distFolder, `next.${process.pid}`)
export const siteFolder = path.join(nextFolder, 'site')
export const serverFolder = path.join(nextFolder, 'server')
export const outputFolders = { site: path.join(distFolder, 'site'), server: path.join(distFolder, 'server') } as const
