import { expect, test } from 'vitest'
import { site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { indexedAddresses, pathOf, readHead, type Thing } from './page-heads.ts'
import { fetchResponse, fetchText } from './read-site.ts'

/** The properties of each schema.org type that search engines require. */
const requiredProperties: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  TechArticle: ['headline', 'description', 'dateModified', 'image', 'author', 'inLanguage'],
  Article: ['headline', 'description', 'dateModified', 'image', 'author', 'inLanguage'],
}

test('the structured data is valid JSON with the required properties of its types', async () => {
  const seen = new Set<string>()
  for (const address of indexedAddresses) {
    const { context, things } = await readHead(address)
    expect(context, address).toBe('https://schema.org')
    for (const thing of things) {
      seen.add(thing['@type'])
      const fields = requiredProperties[thing['@type']]
      expect(fields, `${address} has a ${thing['@type']}`).toBeDefined()
      for (const name of fields ?? []) expect.soft(thing[name], `${address}: ${thing['@type']}.${name}`).toBeTruthy()
    }
    for (const [index, { position, name, item }] of readBreadcrumbs(things).entries()) {
      expect.soft([position, Boolean(name)], address).toEqual([index + 1, true])
      expect.soft((await fetchText(pathOf(item))).status, `${address}: ${item}`).toBe(200)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(requiredProperties).sort())
})

test.each(languages)(
  'the structured data of the home page describes the film and the company (%s)',
  async (language) => {
    const { things } = await readHead(localPath(paths.home, language))
    const home = JSON.stringify(things)
    for (const known of [site.email, site.phone]) expect(home).toContain(known)
    const film = findThing(things, 'VideoObject')
    expect(film.duration).toBe('PT49.8S')
    expect(await fetchContentType(film.contentUrl)).toBe('video/mp4')
    expect(await fetchContentType(film.thumbnailUrl)).toBe('image/jpeg')
  },
)

type Crumb = { position: number; name: string; item: string }

function findThing(things: readonly Thing[], type: string): Thing {
  const found = things.find((thing) => thing['@type'] === type)
  if (!found) throw new Error(`The structured data has no ${type}.`)
  return found
}

/** The breadcrumb list; empty on a home page. */
function readBreadcrumbs(things: readonly Thing[]): Crumb[] {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
  return Array.isArray(list) ? list : []
}

async function fetchContentType(address: unknown): Promise<string | null> {
  return (await fetchResponse(pathOf(String(address)), { method: 'HEAD' })).headers.get('content-type')
}
