import { everyAddress, localPath, paths } from '../content/paths.ts'
import { isSampleAddress } from '../content/site.ts'
import { expect, inBothLanguages, still, test } from './site.ts'

test.use(still)

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x26;', '&')
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')

inBothLanguages((language) => {
  test('every internal link, anchor, picture and glossary target exists', async ({ request }) => {
    const pages = new Map<string, string>()
    const read = async (path: string) => {
      const known = pages.get(path)
      if (known !== undefined) return known
      const response = await request.get(path)
      const html =
        response.ok() && /^(text\/html|image\/svg)/.test(response.headers()['content-type'] ?? '')
          ? await response.text()
          : ''
      pages.set(path, response.ok() ? html : 'missing')
      return pages.get(path) ?? ''
    }
    const broken: string[] = []
    for (const bare of everyAddress) {
      const from = localPath(bare, language)
      const html = (await read(from)).replace(/<script>.*?<\/script>/gs, '') // an address in a script is no link yet
      const addresses = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map((match) => unescaped(match[1] ?? ''))
      const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap((match) =>
        (match[1] ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
      )
      for (const address of new Set([...addresses, ...sets])) {
        const url = new URL(address, `http://site.example${from}`)
        if (url.host !== 'site.example' || !url.protocol.startsWith('http')) continue
        const target = await read(url.pathname)
        const id = decodeURIComponent(url.hash.slice(1))
        if (target === 'missing') broken.push(`${from}: ${address}`)
        else if (id && !idsOf(target).includes(id)) broken.push(`${from}: ${address} has no such place`)
        if (
          /<a /.test(target) &&
          language === 'sv' &&
          !url.pathname.startsWith('/sv') &&
          !html.includes(`hrefLang="en" href="${address}"`) &&
          !/hreflang="en"/i.test(linkOf(html, address))
        ) {
          broken.push(`${from}: ${address} leaves the language`)
        }
      }
    }
    expect(broken).toEqual([])
  })

  test('nothing leads to an address that is a sample', async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()
    const texts = new Map<string, string>([['llms.txt', await read('/llms.txt')]])
    for (const bare of [...everyAddress, '/no-such-page']) {
      const page = await read(localPath(bare, language))
      texts.set(bare, page)
      const plain = /"(?:https?:\/\/[^/"]+)?(\/markdown\/plain\/[^"]+)"/.exec(page)?.[1]
      if (plain) texts.set(plain, await read(plain))
    }
    const samples = [...texts].flatMap(([from, text]) =>
      (text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? []).filter(isSampleAddress).map((address) => `${from}: ${address}`),
    )
    expect(samples).toEqual([])
  })

  test('no page has the same id twice', async ({ request }) => {
    for (const path of Object.values(paths)) {
      const ids = idsOf(await (await request.get(localPath(path, language))).text())
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
    }
  })
})

/** The tag of the first link to an address. */
function linkOf(html: string, address: string): string {
  return html.match(/<(?:a|link) [^>]*>/g)?.find((tag) => tag.includes(`href="${address}"`)) ?? ''
}
