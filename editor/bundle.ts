import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { cacheFolder, projectRoot } from '../generator/files/folders.ts'
import { listFiles } from '../generator/files/list-files.ts'
import { runInChildProcess } from '../generator/processes/run-in-child-process.ts'
import { adaptCms } from './adapt-cms.ts'

const PAGE_FOLDER = path.join(projectRoot, 'editor', 'page')
const CMS_PACKAGE = path.join(projectRoot, 'node_modules', '@sveltia', 'cms', 'package.json')

/** Whether the packages of the editor's workspace are installed. */
export const isInstalled = (): boolean => existsSync(CMS_PACKAGE)

/** Returns the folder with the bundled editor page, its scripts and fonts; rebuilt when a source or the CMS changes. */
export async function bundlePage(): Promise<string> {
  const sources = [
    CMS_PACKAGE,
    import.meta.filename,
    ...['adapt-cms.ts', 'swedish-labels.json', 'words.ts', 'guard.ts'].map((name) =>
      path.join(projectRoot, 'editor', name),
    ),
    ...(await listFiles(PAGE_FOLDER)).map((file) => path.join(PAGE_FOLDER, file)),
  ]
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
  const folder = path.join(cacheFolder, 'editor', hash('sha256', texts.join('\0')).slice(0, 16))
  // in a child process, because Vite's build sets NODE_ENV to production, and this process runs React in development
  // mode
  if (!existsSync(folder))
    await runInChildProcess<typeof import('./bundle.ts')>(import.meta.filename, 'makeBundle', folder)
  return folder
}

export async function makeBundle(folder: string): Promise<void> {
  const next = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: PAGE_FOLDER,
    base: '/edit/',
    logLevel: 'error',
    publicDir: false,
    plugins: [adaptCms()],
    build: {
      ...{ outDir: next, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })
  await rename(next, folder).catch(() => rm(next, { recursive: true, force: true })) // already made
}
