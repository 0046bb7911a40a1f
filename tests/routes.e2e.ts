import { canonicalPath, everyAddress, indexedPaths, localPath } from '../content/paths.ts'
import { documentHeading, expect, inBothLanguages, languages, test } from './site.ts'

const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''

inBothLanguages((language) => {
  for (const path of everyAddress) {
    test(`${path} answers with a page that names its address and its twin`, async ({ request }) => {
      const response = await request.get(localPath(path, language))
      const html = await response.text()
      expect(response.status()).toBe(200)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html.match(/<main[\s>]/g)).toHaveLength(1)
      expect(html.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1)
      expect(titleOf(html)).not.toBe('')
      const canonical = canonicalPath(path)
      const site = process.env.SITE // absolute: the server names the host that it is asked by
      const link = (target: string, kind: string) => `<${site}${target}>; rel="${kind}`
      const { link: links } = response.headers()
      expect(links).toContain(link(localPath(canonical, language), 'canonical"'))
      for (const entry of languages) {
        expect(links).toContain(link(localPath(canonical, entry), `alternate"; hreflang="${entry}"`))
      }
      expect(links).toContain(link(canonical, 'alternate"; hreflang="x-default"'))
      expect(html).not.toMatch(/<link rel="(?:canonical|alternate)"[^>]* href="\/"/)
    })
  }

  test('no two pages share a title or a description', async ({ request }) => {
    const seen = new Map<string, string>()
    for (const path of indexedPaths) {
      const html = await (await request.get(localPath(path, language))).text()
      for (const words of [titleOf(html), /name="description" content="([^"]+)"/.exec(html)?.[1] ?? '']) {
        expect(seen.get(words), `${path} says “${words}”`).toBeUndefined()
        seen.set(words, path)
      }
    }
  })

  test('the older addresses show the pages that they are said to show', async ({ page }) => {
    for (const path of ['/index', '/index_sv', '/privacy_en', '/privacy_sv']) {
      await page.goto(localPath(path, language))
      await expect(page.locator('#timber-purchases')).toBeAttached()
    }
    await page.goto(localPath('/guides_sv', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('introduction', language))
  })

  test('an address with a slash at its end leads to the one without', async ({ page }) => {
    await page.goto(`${localPath('/faq', language)}/?from=mail`)
    await expect(page).toHaveURL(`${localPath('/faq', language)}?from=mail`)
  })
})
