import { compress } from '../compressed.ts'
import { LOCAL_ORIGIN } from '../settings.ts'
import type { Build, SiteFile } from './build.ts'

/** Fast enough for every page of the site within a second; the build takes its time for what it knows beforehand. */
const BROTLI_QUALITY = 6
const NAMES_ADDRESSES = /^(?:.*\.html|sitemap\.xml|robots\.txt|llms\.txt|markdown\/plain\/.*\.md)$/

/**
 * A build for the address that the site is really served at, once: what a build for another one, or for none, says of
 * it in its pages, their data for networks and search engines, the sitemap and the plain documents.
 */
export async function atPublicAddress(build: Build, address: string): Promise<Build> {
  const built = build.settings.publicAddress ?? ''
  if (!address || address === built) return build
  const files = new Map(build.files)
  await Promise.all(
    [...build.files].map(async ([name, file]) => {
      if (!NAMES_ADDRESSES.test(name) || !file.bytes) return
      const text = String(file.bytes)
      const changed = built ? moved(text, built, address) : completed(name, text, address)
      if (changed !== text) files.set(name, await fileOf(file, changed))
    }),
  )
  return { ...build, files, settings: { ...build.settings, publicAddress: built && address } }
}

/** @example moved('https://a.se/faq, https://a.sex', 'https://a.se', 'https://b.se') // 'https://b.se/faq, https://a.sex' */
function moved(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`${RegExp.escape(from)}(?![\\w.:-])`, 'g'), () => to)
}

/** Makes the addresses absolute that a build without one has left relative. Canonical links go with the answer. */
function completed(name: string, text: string, address: string): string {
  if (name.endsWith('.xml') || name === 'robots.txt') return moved(text, LOCAL_ORIGIN, address)
  if (!name.endsWith('.html')) return text.replaceAll('](/', () => `](${address}/`)
  return text
    .replaceAll(/(<meta property="og:image" content="|type="text\/markdown" href=")(?=\/)/g, (tag) => tag + address)
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, (data) =>
      data.replaceAll(/":"(?=\/)/g, (before) => before + address),
    )
}

async function fileOf(file: SiteFile, text: string): Promise<SiteFile> {
  const { plain, etag, br, gzip } = await compress(text, BROTLI_QUALITY)
  const isCompressed = file.br !== null
  return {
    ...file,
    etag,
    size: plain.length,
    bytes: plain,
    br: isCompressed ? br : null,
    gzip: isCompressed ? gzip : null,
  }
}
