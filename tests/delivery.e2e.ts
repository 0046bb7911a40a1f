import { deliveryMessages } from '../content/messages/use-case.ts'
import { useCases } from '../content/navigation.ts'
import { localPath } from '../content/paths.ts'
import { expect, inBothLanguages, still, test } from './site.ts'

/* The sample deliveries: what a use case hands over, as files that are called made by computer. */

const TYPES: Record<string, RegExp> = {
  geojson: /^application\/geo\+json/,
  csv: /^text\/csv; charset=utf-8$/,
  jpg: /^image\/jpeg$/,
  jgw: /^text\/plain/,
  pdf: /^application\/pdf$/,
}

test.use({ javaScriptEnabled: false, ...still })

inBothLanguages((language) => {
  const m = deliveryMessages[language]
  for (const { name, path, delivery: hasDelivery } of useCases) {
    if (hasDelivery) {
      test(`${name} offers its marks as files, called made by computer`, async ({ page, request }) => {
        await page.goto(localPath(path, language))
        const part = page.getByRole('region', { name: m.title })
        await expect(part.getByText(m.made.title)).toBeVisible()
        const formats = new Set<string>()
        for (const link of await part.getByRole('link').all()) {
          const file = (await link.getAttribute('download')) ?? ''
          const format = file.split('.').at(-1) ?? ''
          formats.add(format)
          const response = await request.get((await link.getAttribute('href')) ?? '')
          expect(response.status(), file).toBe(200)
          expect(response.headers()['content-type'], file).toMatch(TYPES[format] ?? /^$/)
          const { length } = await response.body()
          expect(length, file).toBeGreaterThan(20)
          if (format !== 'jgw') await expect(link).toContainText(m.kilobytes(String(Math.ceil(length / 1000))))
          expect((await link.boundingBox())?.height, file).toBeGreaterThanOrEqual(48)
        }
        expect([...formats].sort()).toEqual(Object.keys(TYPES).sort())
      })
    } else {
      test(`${name} offers no files`, async ({ page }) => {
        await page.goto(localPath(path, language))
        await expect(page.getByRole('region', { name: m.title })).toHaveCount(0)
      })
    }
  }
})
