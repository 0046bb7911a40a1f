import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { clientMessages } from '../content/messages/client.ts'
import { aliases, canonicalPath, indexedPaths, localPath } from '../content/paths.ts'
import { isSampleContact, site } from '../content/site.ts'
import { expect, languages, messages, open, test } from './site.ts'

/* The site in search engines and shared links: what the pages say of themselves, read as a crawler does. */

const TITLE = { least: 10, most: 70 }
const DESCRIPTION = { least: 60, most: 165 }

const addresses = languages.flatMap((language) => indexedPaths.map((path) => localPath(path, language)))

/** The path of an address, with or without the public address in front. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site')
  return pathname + search
}

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )

async function readHead(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributes(tag))
  // Of a build that does not know its address, the server gives the links beside the page.
  for (const [, href = '', rest = ''] of (response.headers().link ?? '').matchAll(/<([^>]*)>;([^<]*)/g)) {
    links.push({ href, ...attributes(rest) })
  }
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributes(tag))
  return {
    title: /<title>([^<]*)/.exec(head)?.[1] ?? '',
    canonical: pathOf(links.find(({ rel }) => rel === 'canonical')?.href ?? ''),
    alternates: new Map(links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, pathOf(href)]] : []))),
    markdown: links.find(({ type }) => type === 'text/markdown')?.href,
    manifest: links.find(({ rel }) => rel === 'manifest')?.href ?? '',
    meta: (name: string) => metas.find((entry) => entry.name === name || entry.property === name)?.content ?? '',
    data: JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '{}'),
  }
}

test('every page has a title and a description of its own, within length', async ({ request }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const address of addresses) {
    const { title, meta } = await readHead(request, address)
    const description = meta('description')
    expect.soft(titles.get(title), `${address} has the title of another: ${title}`).toBeUndefined()
    expect.soft(descriptions.get(description), `${address} has the description of another`).toBeUndefined()
    titles.set(title, address)
    descriptions.set(description, address)
    expect.soft(title.length, `${address}: ${title}`).toBeGreaterThanOrEqual(TITLE.least)
    expect.soft(title.length, `${address}: ${title}`).toBeLessThanOrEqual(TITLE.most)
    expect.soft(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION.least)
    expect.soft(description.length, `${address}: ${description}`).toBeLessThanOrEqual(DESCRIPTION.most)
  }
})

test('every canonical answers 200 and names itself, and every alternate points back', async ({ request }) => {
  const heads = new Map<string, Awaited<ReturnType<typeof readHead>>>()
  for (const address of addresses) heads.set(address, await readHead(request, address))
  for (const [address, { canonical, alternates }] of heads) {
    expect.soft(canonical, address).toBe(address)
    expect.soft([...alternates.keys()].sort(), address).toEqual(['en', 'sv', 'x-default'])
    for (const twin of alternates.values()) expect.soft(heads.get(twin)?.alternates, address).toEqual(alternates)
  }
  for (const alias of aliases) {
    for (const language of languages) {
      const { canonical } = await readHead(request, localPath(alias, language))
      expect.soft(canonical, alias).toBe(localPath(canonicalPath(alias), language))
    }
  }
})

test('the sitemap holds every page with its twins and no other', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const text = await response.text()
  const entries = [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry)
  const locations = entries.map((entry) => pathOf(/<loc>([^<]*)/.exec(entry)?.[1] ?? ''))
  expect([...locations].sort()).toEqual([...addresses].sort())
  for (const entry of entries) {
    expect(entry).toMatch(/<loc>https?:\/\//)
    expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'sv',
      'x-default',
    ])
    const changed = Date.parse(/<lastmod>([^<]*)/.exec(entry)?.[1] ?? '')
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThanOrEqual(Date.now())
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
})

test('the picture for sharing is described by the heading of its page', async ({ request }) => {
  for (const address of addresses) {
    const { meta } = await readHead(request, address)
    const html = await (await request.get(address)).text()
    expect.soft(/<h1[^>]*>([^<]*)</.exec(html)?.[1], address).toBe(meta('og:image:alt'))
  }
})

/** What a type must have to be of use, by the guides of search engines. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SoftwareApplication: ['name', 'operatingSystem', 'applicationCategory'],
  BreadcrumbList: ['itemListElement'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  TechArticle: ['headline', 'description', 'dateModified', 'image', 'author', 'inLanguage'],
  Article: ['headline', 'description', 'dateModified', 'image', 'author', 'inLanguage'],
  FAQPage: ['mainEntity'],
}

test('the structured data parses and has what its types require', async ({ request }) => {
  const seen = new Set<string>()
  for (const address of addresses) {
    const { data } = await readHead(request, address)
    expect(data['@context'], address).toBe('https://schema.org')
    for (const node of data['@graph']) {
      seen.add(node['@type'])
      const fields = required[node['@type']]
      expect(fields, `${address} has a ${node['@type']}`).toBeDefined()
      for (const name of fields ?? []) expect.soft(node[name], `${address}: ${node['@type']}.${name}`).toBeTruthy()
    }
    const crumbs = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList')
    for (const [index, { position, name, item }] of (crumbs?.itemListElement ?? []).entries()) {
      expect.soft([position, Boolean(name)], address).toEqual([index + 1, true])
      expect.soft((await request.get(pathOf(item))).status(), `${address}: ${item}`).toBe(200)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(required).sort())
})

test('the structured data says what the site knows of its software, its film, its search and its questions', async ({
  request,
}) => {
  for (const language of languages) {
    const home = JSON.stringify((await readHead(request, localPath('/', language))).data)
    for (const fact of [site.android.version, site.android.build, 'PT49.8S']) {
      expect(home).toContain(fact)
    }
    // what a search engine has once read stays with it; sample addresses are looked for in links.e2e.ts
    expect(home.includes(site.email)).toBe(!isSampleContact.email)
    expect(home.includes(site.phone)).toBe(!isSampleContact.phone)
    expect(home).toContain(`${localPath('/search', language)}?q={search_term_string}`)
    const { contentUrl, thumbnailUrl } = (await readHead(request, localPath('/', language))).data['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'VideoObject',
    )
    expect((await request.head(pathOf(contentUrl))).headers()['content-type']).toBe('video/mp4')
    expect((await request.head(pathOf(thumbnailUrl))).headers()['content-type']).toBe('image/jpeg')
    const faq = (await readHead(request, localPath('/faq', language))).data['@graph']
    const { mainEntity } = faq.find((node: { '@type': string }) => node['@type'] === 'FAQPage')
    expect(mainEntity.length).toBeGreaterThan(10)
    for (const { name, acceptedAnswer } of mainEntity) {
      expect.soft(name).toMatch(/\?$/)
      expect.soft(acceptedAnswer.text.length, name).toBeGreaterThan(20)
      expect.soft(`${name}${acceptedAnswer.text}`, name).not.toMatch(/[<{]|&\w+;/)
    }
  }
})

test('every page has a picture of its own for where it is shared', async ({ request }) => {
  const pictures = new Set<string>()
  for (const address of addresses) {
    const { meta, title } = await readHead(request, address)
    expect.soft(meta('og:title'), address).toBe(title)
    expect.soft(meta('og:description'), address).toBe(meta('description'))
    expect.soft(meta('twitter:card'), address).toBe('summary_large_image')
    const picture = pathOf(meta('og:image'))
    expect.soft(pictures.has(picture), `${address} has its own picture`).toBe(false)
    pictures.add(picture)
    const body = await (await request.get(picture)).body()
    const { width, height, format } = await sharp(body).metadata()
    expect.soft({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect.soft(body.length, picture).toBeLessThanOrEqual(150_000)
  }
})

test('every document is linked as plain Markdown, and the guide for models leads to all of them', async ({
  request,
}) => {
  const guide = await (await request.get('/llms.txt')).text()
  let count = 0
  for (const address of addresses) {
    const { markdown } = await readHead(request, address)
    if (!markdown) continue
    count++
    const response = await request.get(pathOf(markdown))
    expect.soft(response.headers()['content-type'], markdown).toContain('text/markdown')
    const text = await response.text()
    expect.soft(text, markdown).toMatch(/^# \S/)
    expect.soft(text, markdown).not.toMatch(/\{[#\w-]+\}|<navigation|^title:/m)
    for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s#]*)/g)) {
      expect.soft((await request.get(target)).status(), `${markdown} leads to ${target}`).toBe(200)
    }
    // The guide is a file and relative without a public address; the server makes the pages' links absolute.
    expect
      .soft(
        [`(${markdown})`, `(${pathOf(markdown)})`].some((link) => guide.includes(link)),
        markdown,
      )
      .toBe(true)
  }
  expect(count).toBe(34)
})

test('the manifest of each language names icons that exist in their size', async ({ request }) => {
  for (const language of languages) {
    const { manifest } = await readHead(request, localPath('/', language))
    const response = await request.get(manifest)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const { icons, lang, start_url: start } = await response.json()
    expect([lang, start]).toEqual([language, localPath('/', language)])
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of icons) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type'], src).toContain(type)
      if (sizes === 'any') continue
      const { width, height } = await sharp(await icon.body()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  }
  for (const [icon, size] of [['/apple-touch-icon.png', 180]] as const) {
    expect((await sharp(await (await request.get(icon)).body()).metadata()).width).toBe(size)
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test('a document can be copied as plain Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Before the scripts are there, the link leads to the Markdown itself.
  await expect(async () => {
    await open(page, '/manual/basics', 'sv')
    await page.getByRole('link', { name: messages.sv.copyMarkdown }).click()
    await expect(page.getByRole('main').getByText(clientMessages.sv.pageCopied)).toBeVisible({ timeout: 3000 })
  }).toPass()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# Grunder\n/)
  expect(copied).toContain(`](${new URL(page.url()).origin}/sv/manual/prerequisites#operator-and-pilot)`)
})
