import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { previewMessages } from '../../generated/messages/preview.ts'
import { outputFolders } from '../../generator/files/folders.ts'
import { languages } from '../../site/languages.ts'
import { fetchResponse } from './read-site.ts'

/**
 * Invisible, replacement and private-use characters, ligatures, and soft hyphens that are not at a line end; with
 * context.
 */
const UNEXPECTED_CHARACTERS =
  /.{0,12}(?:[\u200b-\u200f\u2011\u2060-\u2064\ufb00-\ufb06\ufeff\ufffd\ue000-\uf8ff]|\u00ad(?!\n)).{0,12}/gu

/** The text of a PDF as copying it yields, and the URLs that it links to. */
async function readBook(file: string): Promise<{ text: string; addresses: Set<string> }> {
  const data = new Uint8Array(await (await fetchResponse(`/pdf/${file}`)).arrayBuffer())
  const document = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise
  const addresses = new Set<string>()
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    const links: { url?: string }[] = await page.getAnnotations()
    for (const { url } of links) if (url?.startsWith('http')) addresses.add(url)
  }
  return { text, addresses }
}

const files = await readdir(path.join(outputFolders.site, 'pdf'))

test.each(files)(
  'text copied from %s has no unexpected characters, and shows its links',
  { timeout: 120_000 },
  async (file) => {
    const { text, addresses } = await readBook(file)
    expect(text.length).toBeGreaterThan(300)
    expect(text.match(UNEXPECTED_CHARACTERS) ?? []).toEqual([])
    if (file.includes('phone')) return // editions for phones link text without printing the URL
    const shown = [...addresses].map((address) => decodeURI(address).replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))
    expect(shown.length).toBeGreaterThan(0)
    for (const address of shown) {
      const onItsLines = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '/\\n?')
      expect.soft(text, address).toMatch(new RegExp(onItsLines))
    }
  },
)

test.each(languages)(
  'a manual of a preview has the preview notice on its cover and its last page (%s)',
  async (language) => {
    const manuals = files.filter((file) => file.startsWith('manual-') && file.endsWith(`-${language}.pdf`))
    expect(manuals.length).toBe(2)
    const { title, text } = previewMessages[language]
    const notice = `${title}${text}`.replace(/\s/g, '')
    for (const file of manuals) {
      const words = (await readBook(file)).text.replace(/[\s\u00ad]/g, '')
      expect.soft(words.split(notice).length - 1, file).toBe(2)
    }
  },
)
