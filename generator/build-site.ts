import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { LOCAL_ORIGIN, type PageSettings, readPageSettings } from '../server/settings.ts'
import { site } from '../site/facts.ts'
import { mapLanguages } from '../site/languages.ts'
import { SERVICE_WORKER_PATH } from '../src/saving/contract/precache.ts'
import { readDocuments } from './content/documents.ts'
import { pruneCache } from './files/cache.ts'
import {
  contentFolder,
  outputFolders,
  projectRoot,
  stagedServerFolder,
  stagedSiteFolder,
  stagingFolder,
} from './files/folders.ts'
import { copyPublicFiles, logoFiles } from './files/public-files.ts'
import { writeFiles } from './files/write-files.ts'
import { type GeneratedFiles, generateOnce } from './generate.ts'
import { makeTermCardFiles } from './glossary/term-cards.ts'
import { ensureBundle, readBundledScript, readHeadScripts } from './pages/bundles.ts'
import { compressSite } from './pages/compress.ts'
import { writeDirectoryIndexes } from './pages/directory-indexes.ts'
import { loadRenderer } from './pages/load-renderer.ts'
import { stylesheetAddress, type ViteManifest } from './pages/page-assets.ts'
import { writePrecacheManifest } from './pages/precache-manifest.ts'
import { prerenderSite } from './pages/prerender.ts'
import { writeResponsePages } from './pages/response-pages.ts'
import { makeAppIcons } from './pictures/app-icons.ts'
import { writePictureFiles } from './pictures/encode-pictures.ts'
import { makeResponsiveFigures } from './pictures/figures.ts'
import { readSocialImages } from './pictures/social-images.ts'
import { assertDistFolder, finishInterruptedPublish, publishBuild } from './publish-build.ts'
import { type SourceSnapshot, takeSourceSnapshot } from './sources.ts'

/**
 * Builds dist/: the static site, which any static host can serve, and the server. Both are built in a staging folder
 * and replace the last build at the end; when the build fails, the last one stays.
 * @param check resolves when types and content are valid; the build is published only after that. It is called once the
 * generated modules exist, and again when the build fails.
 * @param checked the snapshot of the sources that were already checked, if any.
 */
export async function buildSite(check = async () => {}, checked?: SourceSnapshot): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV ??= 'production' // the production build of React renders twice as fast
  await finishInterruptedPublish()
  try {
    await buildNext(check, checked ?? (await takeSourceSnapshot()))
  } catch (error) {
    await rm(stagingFolder, { recursive: true, force: true }).catch(() => {}) // the next build deletes what remains
    await check() // the checks explain content errors better than a build failure
    throw error
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV // for the tests that run in this process afterwards
  }
}

async function buildNext(check: () => Promise<void>, sources: SourceSnapshot): Promise<void> {
  const began = performance.now()
  const settings = readPageSettings(process.env)
  assertDistFolder()
  if (!settings.publicAddress)
    console.warn(
      `PUBLIC_ADDRESS is not set, so this is a preview: it shows samples, and search engines may not read it. Canonical links name ${LOCAL_ORIGIN}.`,
    )
  await mkdir(stagedSiteFolder, { recursive: true })
  const made = await runStep('what the code imports', generateOnce())
  const pictures = check().then(() =>
    runStep('pictures', writePictureFiles(made.pictures, path.join(stagedSiteFolder, 'static', 'pictures'))),
  )
  // the PDFs come after the pictures: each of the two steps needs a processor and some hundred megabytes
  const books = pictures.then(() => typesetBooks(settings, made))
  await Promise.all([books, pictures, buildPages(made, settings, pictures)])
  await runStep('in place', publishBuild(sources))
  await pruneCache()
  const folders = Object.values(outputFolders).map((folder) => path.relative(projectRoot, folder))
  console.log(`Built in ${secondsSince(began)} s: ${folders.join(' and ')}`)
}

async function typesetBooks({ publicAddress }: PageSettings, { checklists }: GeneratedFiles): Promise<void> {
  const { makePdfs } = await import('./book/make-pdfs.ts') // imports generated modules
  const files = await runStep('books', makePdfs(publicAddress || site.address, checklists))
  await writeFiles(path.join(stagedSiteFolder, 'pdf'), files)
}

/** Builds everything except PDFs and pictures; the precache manifest waits for the pictures. */
async function buildPages(made: GeneratedFiles, settings: PageSettings, pictures: Promise<void>): Promise<void> {
  const sharePictures = await readSocialImages()
  const [headScripts, answer, worker, renderer] = await Promise.all([
    readHeadScripts(),
    readBundledScript('response'),
    readBundledScript('worker'),
    runStep('script, style, server', loadRenderer()),
    ensureBundle('client').then((folder) => cp(folder, stagedSiteFolder, { recursive: true })),
    ensureBundle('server').then((folder) => cp(folder, stagedServerFolder, { recursive: true })),
    runStep('documents and drawings', copyContent(made)),
    writeFiles(path.join(stagedSiteFolder, 'static', 'share'), sharePictures),
    // an external player does not need the film's files
    settings.videoEmbed ? null : writeFiles(path.join(stagedSiteFolder, 'static', 'film'), made.film.made),
  ])
  const manifest = await readManifest()
  // inlined stylesheets are published as files too: the response pages of the sign-up service link to them
  const readSheet = async (file: string) => (await readFile(path.join(stagedSiteFolder, file), 'utf8')).trim()
  const bundle = { manifest, headScripts, readSheet }
  await runStep('pages', prerenderSite(renderer, bundle, settings, made.film, sharePictures))
  await writeResponsePages(renderer, manifest, answer, settings.signUpForms)
  const { writeSearchIndexes } = await import('./search/search-index.ts') // imports generated modules
  const { offlineMessages } = await import('../generated/messages/offline.ts')
  const { iconHtml } = await import('../src/components/icon-address.ts')
  await runStep('search index', writeSearchIndexes())
  await writeFiles(stagedSiteFolder, [[SERVICE_WORKER_PATH, worker.code]])
  await pictures
  await runStep(
    'precache manifest',
    writePrecacheManifest({
      line: mapLanguages((language) => iconHtml('offline') + offlineMessages[language].line({ day: '{day}' })),
      style: stylesheetAddress(manifest, 'src/saving/saved-line.css'),
    }),
  )
  await writeFiles(stagedServerFolder, [['build-settings.json', JSON.stringify(settings)]])
  await writeDirectoryIndexes(stagedSiteFolder)
  await runStep('compression', compressSite())
}

/** Logs how long a step took; steps that run in parallel share the processors. */
async function runStep<T>(name: string, work: Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work
  console.log(`  ${secondsSince(began).padStart(5)} s  ${name}`)
  return result
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}

async function copyContent({ findings, drawings }: GeneratedFiles): Promise<void> {
  await copyPublicFiles(path.join(projectRoot, 'public'), stagedSiteFolder)
  await copyPublicFiles(contentFolder, stagedSiteFolder, logoFiles)
  await writeFiles(path.join(stagedSiteFolder, 'markdown'), await readDocuments())
  await writeFiles(path.join(stagedSiteFolder, 'static', 'findings'), findings)
  await writeFiles(path.join(stagedSiteFolder, 'static', 'assets'), drawings)
  await writeFiles(path.join(stagedSiteFolder, 'figures'), await makeResponsiveFigures())
  await writeFiles(stagedSiteFolder, makeTermCardFiles())
  await writeFiles(stagedSiteFolder, await makeAppIcons())
}

async function readManifest(): Promise<ViteManifest> {
  const folder = path.join(stagedSiteFolder, '.vite')
  const manifest: ViteManifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}
