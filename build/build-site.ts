import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { readPageSettings } from '../server/settings.ts'
import { writeAnswers } from './answers.ts'
import { buildSettingsFile, warnWithoutAddress } from './build-settings.ts'
import { compressSite } from './compress.ts'
import { makeFigures } from './figures.ts'
import { generate } from './generate.ts'
import { copyOverlays } from './overlays.ts'
import { copyPictures } from './pictures.ts'
import { distFolder, documentsFolder, rendererFolder, root, serverFolder, siteFolder } from './places.ts'
import { type Manifest, prerender } from './prerender.ts'
import { indexSite } from './search-index.ts'

/** Makes dist/: the static site, which any static host can serve as it is, and the server. */
export async function buildAll(): Promise<void> {
  const began = performance.now()
  const settings = readPageSettings(process.env)
  const define = { 'import.meta.env.VITE_PUBLIC_ADDRESS': JSON.stringify(settings.publicAddress) }
  warnWithoutAddress(settings)
  await rm(distFolder, { recursive: true, force: true })
  await generate()
  await build({ logLevel: 'warn', build: { outDir: siteFolder, emptyOutDir: true }, define })
  await buildForNode('src/entry-server.tsx', rendererFolder, define)
  await buildForNode('server/main.ts', serverFolder, {})
  await copyContent()
  const manifest = await readManifest()
  const pages = await prerender(manifest, (await scriptAlone('src/starter.ts')).code, settings.publicAddress)
  await writeAnswers(manifest, await scriptAlone('src/answer.ts'), settings.signUpForms)
  await indexSite()
  await writeFile(buildSettingsFile, JSON.stringify(settings))
  await compressSite()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `Built ${pages} pages in ${seconds} s: ${path.relative(root, siteFolder)} and ${path.relative(root, serverFolder)}`,
  )
}

async function buildForNode(entry: string, outDir: string, define: NonNullable<InlineConfig['define']>): Promise<void> {
  await build({
    logLevel: 'warn',
    define,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
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

/** What runs before anything is painted, as one piece of script that imports nothing. */
async function scriptAlone(input: string): Promise<{ fileName: string; code: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'static/js/[name].[hash].js' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output[0] : undefined
    if (chunk?.type === 'chunk') return { fileName: chunk.fileName, code: chunk.code.trim() }
  }
  throw new Error(`The script ${input} was not built.`)
}
