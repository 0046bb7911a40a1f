import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { buildSettings, buildSettingsFile } from './build-settings.ts'
import { compressSite } from './compress.ts'
import { makeFigures } from './figures.ts'
import { generate } from './generate.ts'
import { copyOverlays } from './overlays.ts'
import { copyPictures } from './pictures.ts'
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
  await generate()
  await build({ logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true }, define: publicAddress() })
  const renderer = await loadRenderer()
  await buildForNode('server/main.ts', serverFolder)
  await copyContent()
  const manifest = await readManifest()
  const pages = await prerender(renderer, manifest, await starterScript())
  await indexSite()
  await writeFile(buildSettingsFile, JSON.stringify(buildSettings()))
  await compressSite()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `Built ${pages} pages in ${seconds} s: ${path.relative(root, siteFolder)} and ${path.relative(root, serverFolder)}`,
  )
}

/** The address of the site on the web, for canonical links; without it they are relative to the host. */
function publicAddress(): NonNullable<InlineConfig['define']> {
  return { 'import.meta.env.VITE_PUBLIC_ADDRESS': JSON.stringify(readPublicAddress()) }
}

async function copyContent(): Promise<void> {
  await cp(path.join(root, 'public'), siteFolder, { recursive: true })
  await cp(documentsFolder, path.join(siteFolder, 'markdown'), { recursive: true, preserveTimestamps: true })
  await copyPictures()
  await copyOverlays()
  const figures = path.join(siteFolder, 'figures')
  await mkdir(figures, { recursive: true })
  for (const [name, svg] of await makeFigures()) await writeFile(path.join(figures, name), svg)
}

async function readManifest(): Promise<Manifest> {
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
