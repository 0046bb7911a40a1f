import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Build, SiteFile } from './build.ts'
import { atPublicAddress } from './public-address.ts'

const NEW = 'https://www.exempel.se'

function fileOf(text: string): SiteFile {
  const bytes = Buffer.from(text)
  return { type: '', etag: `"${text.length}"`, size: bytes.length, place: '', bytes, br: bytes, gzip: null }
}

function buildOf(files: Record<string, string>, publicAddress: string): Build {
  const entries = Object.entries(files).map(([name, text]) => [name, fileOf(text)] as const)
  const hashes = { scripts: [], styles: [] }
  // The pages of the sign-up service say nothing of where they are.
  return {
    id: '',
    program: '',
    files: new Map(entries),
    hashes,
    answers: {} as Build['answers'],
    settings: { publicAddress },
  }
}

async function texts(build: Build) {
  const { files, settings } = await atPublicAddress(build, NEW)
  return { settings, of: (name: string) => String(files.get(name)?.bytes), file: (name: string) => files.get(name) }
}

test('a build without an address gets the one of the server', async () => {
  const { of, file, settings } = await texts(
    buildOf(
      {
        'faq.html':
          '<meta property="og:image" content="/a.jpg"><link rel="alternate" type="text/markdown" href="/b.md">' +
          '<script type="application/ld+json">{"url":"/faq","text":"and/or"}</script><a href="/faq">x: "/y"</a>',
        'sitemap.xml': '<loc>http://localhost:8080/faq</loc>',
        'robots.txt': 'Sitemap: http://localhost:8080/sitemap.xml',
        'llms.txt': '[FAQ](/markdown/plain/faq_en.md)',
        'static/js/a.js': 'fetch("http://localhost:8080/faq")',
      },
      '',
    ),
  )
  expect(of('faq.html')).toBe(
    `<meta property="og:image" content="${NEW}/a.jpg"><link rel="alternate" type="text/markdown" href="${NEW}/b.md">` +
      `<script type="application/ld+json">{"url":"${NEW}/faq","text":"and/or"}</script><a href="/faq">x: "/y"</a>`,
  )
  expect(of('sitemap.xml')).toBe(`<loc>${NEW}/faq</loc>`)
  expect(of('robots.txt')).toBe(`Sitemap: ${NEW}/sitemap.xml`)
  expect(of('llms.txt')).toBe(`[FAQ](${NEW}/markdown/plain/faq_en.md)`)
  expect(of('static/js/a.js')).toBe('fetch("http://localhost:8080/faq")')
  expect(file('faq.html')?.etag).not.toBe(file('static/js/a.js')?.etag)
  expect(String(brotliDecompressSync(file('faq.html')?.br ?? ''))).toBe(of('faq.html'))
  expect(settings.publicAddress).toBe('')
})

test('a build for another address gets the one of the server, and only that changes', async () => {
  const page = (origin: string) => `<link rel="canonical" href="${origin}/faq"><a href="https://a.se.example/">a.se</a>`
  const { of, settings } = await texts(buildOf({ 'faq.html': page('https://a.se') }, 'https://a.se'))
  expect(of('faq.html')).toBe(page(NEW))
  expect(settings.publicAddress).toBe(NEW)
})

test('a build for the address of the server is served as it is', async () => {
  const build = buildOf({ 'faq.html': '<p>' }, NEW)
  expect(await atPublicAddress(build, NEW)).toBe(build)
  expect(await atPublicAddress(build, '')).toBe(build)
})
