import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { languages } from '../content/languages.ts'
import { manual, pages } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { site } from '../content/site.ts'
import { cached } from './cached.ts'
import { root, siteFolder } from './places.ts'

const PAPER = '#f7f5ef'

/** Makes the icons of all sizes from public/favicon.svg, and a manifest in each language. */
export async function makeIcons(descriptions: Record<(typeof languages)[number], string>): Promise<void> {
  const folder = path.join(siteFolder, 'icons')
  await mkdir(folder, { recursive: true })
  const mark = await readFile(path.join(root, 'public', 'favicon.svg'))
  for (const size of [192, 512]) {
    await writeFile(path.join(folder, `icon-${size}.png`), await draw(mark, size, 0.9, false))
    // Systems cut a maskable icon to their own shape: only a circle of 80 % is sure to be seen.
    await writeFile(path.join(folder, `maskable-${size}.png`), await draw(mark, size, 0.62, true))
  }
  await writeFile(path.join(siteFolder, 'apple-touch-icon.png'), await draw(mark, 180, 0.74, true))
  await writeFile(path.join(siteFolder, 'favicon.ico'), toIco(await draw(mark, 32, 1, false)))
  for (const language of languages) {
    const text = JSON.stringify(manifest(language, descriptions[language]))
    await writeFile(path.join(siteFolder, `manifest_${language}.webmanifest`), text)
  }
}

function manifest(language: (typeof languages)[number], description: string): object {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: site.product,
    short_name: site.product,
    description,
    lang: language,
    id: localPath('/', language),
    start_url: localPath('/', language),
    scope: '/',
    // With a way back and a way to load anew, where the system has such windows.
    display_override: ['minimal-ui'],
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
    ],
    shortcuts: [manual, pages.guides, pages.faq, pages.glossary].map(({ path, label }) => ({
      name: label[language],
      url: localPath(path, language),
      icons: [icon('icon', 192, 'any')],
    })),
  }
}

function draw(mark: Buffer, size: number, share: number, isFilled: boolean): Promise<Buffer> {
  return cached([mark, `icon ${size} ${share} ${isFilled} ${PAPER}`], () => drawNow(mark, size, share, isFilled))
}

async function drawNow(mark: Buffer, size: number, share: number, isFilled: boolean): Promise<Buffer> {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isFilled ? PAPER : { r: 0, g: 0, b: 0, alpha: 0 }
  const ground = sharp({ create: { width: size, height: size, channels: 4, background } })
  return ground
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file may hold a PNG: six bytes of head, sixteen on the picture, then the picture. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
