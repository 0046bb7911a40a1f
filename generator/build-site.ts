import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { LOCAL_ORIGIN, type PageSettings, readPageSettings } from '../server/settings.ts'
import { site } from '../site/facts.ts'
import { ofLanguages } from '../site/languages.ts'
import { WORKER } from '../src/saving/contract/precache.ts'
import { makeIcons } from './app-icons.ts'
import { bundleFolder, readHeadScripts, readScript } from './bundles.ts'
import { sweepCache } from './cache.ts'
import { compressSite } from './compress.ts'
import { readDocuments } from './documents.ts'
import { makePictures } from './encode-pictures.ts'
import { makeFigures } from './figures.ts'
import { writeFolderPages } from './folder-pages.ts'
import { contentFolder, nextFolder, outputFolders, root, serverFolder, siteFolder } from './folders.ts'
import { type Generated, generate } from './generate.ts'
import { finishInterrupted, publishBuild } from './install-build.ts'
import { type Manifest, sheetOf } from './page-assets.ts'
import { writePrecacheManifest } from './precache-manifest.ts'
import { prerender } from './prerender.ts'
import { copyPublic, logoFiles } from './public-files.ts'
import { loadRenderer } from './renderer.ts'
import { writeResponsePages } from './response-pages.ts'
import { readSocialImages } from './share-pictures.ts'
import { readSources, type Sources } from './sources.ts'
import { makeTermLists } from './term-cards.ts'
import { writeFiles } from './write-files.ts'

/**
 * Makes dist/: the static site, which any static host can serve as it is, and the server. Both are made beside those
 * that are there, and take their places at the end; when something goes wrong, the old ones stay.
 * @param check resolves when types and words are in order, which the new build waits for; it is called once the code has
 * what it imports, and again where the build fails.
 * @param checked what the sources were when they were checked, if that was before.
 */
export async function buildAll(check = async () => {}, checked?: Sources): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV ??= 'production' // React renders pages in half the time
  await finishInterrupted()
  try {
    await buildNext(check, checked ?? (await readSources()))
  } catch (error) {
    await rm(nextFolder, { recursive: true, force: true }).catch(() => {}) // the next build drops it
    await check() // it knows more of a fault in the content
    throw error
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV // of the tests that follow
  }
}

async function buildNext(check: () => Promise<void>, sources: Sources): Promise<void> {
  const began = performance.now()
  const settings = readPageSettings(process.env)
  if (!settings.publicAddress)
    console.warn(
      `PUBLIC_ADDRESS is not set, so this is a preview: it shows samples, and search engines may not read it. Canonical links name ${LOCAL_ORIGIN}.`,
    )
  await mkdir(siteFolder, { recursive: true })
  const made = await step('what the code imports', generate())
  const pictures = check().then(() =>
    step('pictures', makePictures(made.pictures, path.join(siteFolder, 'static', 'pictures'))),
  )
  // after the pictures: each needs a processor and some hundred megabytes
  const books = pictures.then(() => setBooks(settings, made))
  await Promise.all([books, pictures, buildPages(made, settings, pictures)])
  await step('in place', publishBuild(sources))
  await sweepCache()
  const folders = Object.values(outputFolders).map((folder) => path.relative(root, folder))
  console.log(`Built in ${since(began)} s: ${folders.join(' and ')}`)
}

async function setBooks({ publicAddress }: PageSettings, { checklists }: Generated): Promise<void> {
  const { makeBooks } = await import('./book/make-books.ts') // it reads documents with code that imports what is generated
  const files = await step('books', makeBooks(publicAddress || site.address, checklists))
  await writeFiles(path.join(siteFolder, 'pdf'), files)
}

/** All but pictures, which the precache manifest waits for, and books. */
async function buildPages(made: Generated, settings: PageSettings, pictures: Promise<void>): Promise<void> {
  const sharePictures = await readSocialImages()
  const [headScripts, answer, worker, renderer] = await Promise.all([
    readHeadScripts(),
    readScript('response'),
    readScript('worker'),
    step('script, style, server', loadRenderer()),
    bundleFolder('client').then((folder) => cp(folder, siteFolder, { recursive: true })),
    bundleFolder('server').then((folder) => cp(folder, serverFolder, { recursive: true })),
    step('documents and drawings', copyContent(made)),
    writeFiles(path.join(siteFolder, 'static', 'share'), sharePictures),
    // unless an outside player shows it
    settings.videoEmbed ? null : writeFiles(path.join(siteFolder, 'static', 'film'), made.film.made),
  ])
  const manifest = await readManifest()
  // the files of sheets stay beside the pages that hold their text: the sign-up service's own pages link to them
  const readSheet = async (file: string) => (await readFile(path.join(siteFolder, file), 'utf8')).trim()
  const bundle = { manifest, headScripts, readSheet }
  await step('pages', prerender(renderer, bundle, settings, made.film, sharePictures))
  await writeResponsePages(renderer, manifest, answer, settings.signUpForms)
  const { indexSite } = await import('./search-index.ts') // these import what is generated
  const { offlineMessages } = await import('../generated/messages/offline.ts')
  const { iconHtml } = await import('../src/components/icon-address.ts')
  await step('search index', indexSite())
  await writeFiles(siteFolder, [[WORKER, worker.code]])
  await pictures
  await step(
    'precache manifest',
    writePrecacheManifest({
      line: ofLanguages((language) => iconHtml('offline') + offlineMessages[language].line({ day: '{day}' })),
      style: sheetOf(manifest, 'src/saving/saved-line.css'),
    }),
  )
  await writeFiles(serverFolder, [['build-settings.json', JSON.stringify(settings)]])
  await writeFolderPages(siteFolder)
  await step('compression', compressSite())
}

/** Says how long a part of the build took; parts that run side by side share the processors. */
async function step<T>(name: string, work: Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work
  console.log(`  ${since(began).padStart(5)} s  ${name}`)
  return result
}

function since(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

async function copyContent({ findings, drawings }: Generated): Promise<void> {
  await copyPublic(path.join(root, 'public'), siteFolder)
  await copyPublic(contentFolder, siteFolder, logoFiles)
  await writeFiles(path.join(siteFolder, 'markdown'), await readDocuments())
  await writeFiles(path.join(siteFolder, 'static', 'findings'), findings)
  await writeFiles(path.join(siteFolder, 'static', 'assets'), drawings)
  await writeFiles(path.join(siteFolder, 'figures'), await makeFigures())
  await writeFiles(siteFolder, makeTermLists())
  await writeFiles(siteFolder, await makeIcons())
}

async function readManifest(): Promise<Manifest> {
  const folder = path.join(siteFolder, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}
