import path from 'node:path'
import { readDistFolder } from '../../server/dist-folder.ts'

/** Folders that scripts share, as absolute paths. */
export const projectRoot = path.resolve(import.meta.dirname, '../..')
export const contentFolder = path.join(projectRoot, 'content')
export const generatedFolder = path.join(projectRoot, 'generated')
export const cacheFolder = path.join(projectRoot, '.cache')
/** The bundles of this process, inside the project so that Node resolves their packages. */
export const bundlesFolder = path.join(cacheFolder, 'code', String(process.pid))
export const distFolder = readDistFolder(process.env)
/** The build in progress; publish-build.ts moves it to its place in dist/. */
export const stagingFolder = path.join(distFolder, `next.${process.pid}`)
export const stagedSiteFolder = path.join(stagingFolder, 'site')
export const stagedServerFolder = path.join(stagingFolder, 'server')
export const outputFolders = { site: path.join(distFolder, 'site'), server: path.join(distFolder, 'server') } as const
