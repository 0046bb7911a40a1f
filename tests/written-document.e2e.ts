import type { Page } from '@playwright/test'
import { paths } from '../site/paths.ts'
import { expect, open, test } from './site.ts'

const LONG = 'https://example.org/a-very-long-address/without-any-break-at-all/that-goes-on-for-ninety-characters'
const NAME = 'a_very_long_name_in_code_that_does_not_break_anywhere_at_all'
const COMMAND = `curl ${'x'.repeat(160)}`

const MARKDOWN = `---
title: Written
description: What editors write.
---

# Written

The lead with \`${NAME}\`.

## Lists {#lists}

1. One
2. Two

Words.

3. Three with ${LONG}

- [ ] ${NAME}

Words.

- [ ] Four

#### A ${NAME} {#small}

> [!NOTE]
> ${LONG}

## Tables {#tables}

| One | Two | Three |
|---|--:|:-:|
| 1 | 2 | 3 |
| | two | \`${NAME}\` |

## Code {#code}

\`\`\`
${COMMAND}
\`\`\`
`

/** Opens the guides, whose intercepted Markdown request returns the text above as an update of the prerendered page. */
async function openWithMarkdown(page: Page): Promise<void> {
  await page.route('**/markdown/guides_en.md', (route) =>
    route.fulfill({ body: MARKDOWN, contentType: 'text/markdown' }),
  )
  await open(page, '/guides')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written')
}

/** The text elements that overflow the viewport, except those in a scroll container. */
const findOverflowingText = (page: Page) =>
  page.evaluate(() => {
    const reaches = (element: Element) =>
      element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    const texts = [...document.querySelectorAll('main :is(p, li, h1, h2, h4, td, th, code, a, span, label)')]
    return texts
      .filter((text) => reaches(text) && !text.closest('pre, .table-wrap, dialog'))
      .map((text) => text.outerHTML)
  })

test('a list continues its numbers, columns are aligned, and an empty cell is no row header', { tag: '@core' }, async ({
  page,
}) => {
  await openWithMarkdown(page)
  await expect(page.locator('.prose ol[start="3"]')).toHaveCount(1)
  const number = page.locator('.prose ol[start="3"] > li')
  expect(await number.evaluate((entry) => getComputedStyle(entry, '::before').content)).toBe('counter(list-item)')
  const alignments = await page
    .locator('tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign.replace('-webkit-', '')))
  expect(alignments).toEqual(['left', 'right', 'center'])
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.locator('[data-checklist]')).toHaveCount(2)
})

test('in the stacked table layout of phones, all cells are left-aligned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithMarkdown(page)
  const cells = page.locator('.prose tr > :not(:empty)')
  expect(await cells.count()).toBeGreaterThan(6)
  const alignments = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign))
  expect([...new Set(alignments)]).toEqual(['start'])
})

test('a stacked row’s heading has the whole width where tables share their columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.itAndProcurement)
  const heading = await page.getByRole('rowheader').first().boundingBox()
  expect(heading?.width).toBeGreaterThan(300)
})

test('long words stay in the column at every width, also in field mode', { tag: '@core' }, async ({ page }) => {
  await openWithMarkdown(page)
  for (const mode of ['as it opens', 'in field mode']) {
    if (mode === 'in field mode') await page.getByRole('switch').click()
    for (const width of [320, 390, 600, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findOverflowingText(page), `${mode}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), mode).toBe(320)
  }
  await expect(page.locator('html')).toHaveAttribute('data-field')
})

test('code is copied without a trailing newline, and wraps in print', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithMarkdown(page)
  await page.locator('.code__copy').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(COMMAND)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('pre').evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0)
})

test('a copied link has no tracking parameters, and a URL with them scrolls to its hash', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/faq?utm_source=n&fbclid=1#faq-demo?utm_source=x')
  await expect(page.locator('#faq-demo')).toBeInViewport()
  await page.locator('#faq-demo .anchor').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${process.env.SITE}/faq#faq-demo`)
})

test('bullets are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/faq')
  const colours = await page
    .locator('.prose ul > li')
    .first()
    .evaluate((entry) => [getComputedStyle(entry, '::before').borderTopColor, getComputedStyle(entry).color])
  expect(colours[0]).toBe(colours[1])
})
