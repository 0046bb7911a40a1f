import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { buildSettings, buildSettingsFile } from './build-settings.ts'
import { forgetUnused } from './cached.ts'
import { compressSite } from './compress.ts'
import { encodePictures } from './encode-pictures.ts'
import { makeFigures } from './figures.ts'
import { generate } from './generate.ts'
import { distFolder, documentsFolder, root, serverFolder, siteFolder } from './places.ts'
import { type Manifest, prerender } from './prerender.ts'
import { readPublicAddress, warnWithoutAddress } from './public-address.ts'
import { buildForNode, loadRenderer } from './renderer.ts'
import { indexSite } from './search-index.ts'

/** Makes dist/: the static site, which any static host can serve as it is, and the server. */
export async function buildAll(): Promise<void> {
  const began = performance.now()
  warnWithoutAddress()
  await rm(distFolder, { recursive: true, force: true })
  await mkdir(siteFolder, { recursive: true })
  const { pictures, findings } = await step('what the code imports', generate())
  const [starter, renderer] = await Promise.all([
    step('starter', starterScript()),
    step('renderer', loadRenderer()),
    step('script and style', buildClient()),
    step('server', buildForNode('server/main.ts', serverFolder)),
    step('documents and drawings', copyContent(findings)),
    step('pictures', encodePictures(pictures, path.join(siteFolder, 'static', 'pictures'))),
  ])
  const pages = await step('pages', prerender(renderer, await takeManifest(), starter))
  await step('search index', indexSite())
  await writeFile(buildSettingsFile, JSON.stringify(buildSettings()))
  await step('compression', compressSite())
  await forgetUnused()
  const folders = [siteFolder, serverFolder].map((folder) => path.relative(root, folder))
  console.log(`Built ${pages} pages in ${since(began)} s: ${folders.join(' and ')}`)
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

/** The script and style of the pages, with the address of the site on the web for canonical links. */
async function buildClient(): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { outDir: siteFolder, emptyOutDir: false }, // others write there at the same time
    define: { 'import.meta.env.VITE_PUBLIC_ADDRESS': JSON.stringify(readPublicAddress()) },
  })
}

async function copyContent(findings: ReadonlyMap<string, string>): Promise<void> {
  await cp(path.join(root, 'public'), siteFolder, { recursive: true })
  await cp(documentsFolder, path.join(siteFolder, 'markdown'), { recursive: true, preserveTimestamps: true })
  await writeAll(path.join(siteFolder, 'static', 'findings'), findings)
  await writeAll(path.join(siteFolder, 'figures'), await makeFigures())
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(path.join(folder, name), text)
}

async function takeManifest(): Promise<Manifest> {
  const folder = path.join(siteFolder, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}

/** The starter as one self-contained piece of script, for the head of every page. */
async function starterScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'src/starter.ts', output: { format: 'iife' } } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output[0] : undefined
    if (chunk?.type === 'chunk') return chunk.code.trim()
  }
  throw new Error('The starter script was not built.')
}
