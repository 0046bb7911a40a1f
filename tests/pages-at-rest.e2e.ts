import type { Page } from '@playwright/test'
import { paths } from '../site/paths.ts'
import { expect, open, test } from './site.ts'

/* The requests and scripts of a page that is only read, or only prerendered. */

/** Collects the names of the scripts that a page requests. */
function recordScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/static\/js\/([\w-]+)\./.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const countHydratedIslands = (page: Page) => page.locator('[data-hydrated]').count()

test('a page that is read, scrolled and pointed at runs no React', { tag: '@core' }, async ({ page }) => {
  await open(page, paths.droneOperations)
  await page.mouse.move(500, 700)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  await page.waitForLoadState('networkidle')
  expect(await countHydratedIslands(page)).toBe(0)
})

test('opening a page loads only its runtime; the code of islands is prefetched at the first input', {
  tag: '@core',
}, async ({ page }) => {
  const scripts = recordScripts(page)
  await open(page, paths.droneOperations)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['runtime'])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scripts).toContain('react')
})

test('with the Save-Data preference, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = recordScripts(page)
  await open(page, paths.api)
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['runtime'])
})

test('a prerendered page requests and stores nothing before it is activated', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.clear()
    Object.defineProperty(document, 'prerendering', { get: () => !('isActivated' in window), configurable: true })
  })
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/faq?hectares=480')
  await page.waitForLoadState('networkidle')
  expect(requestedPaths.filter((address) => address.startsWith('/markdown/') || address.includes('.chunk.'))).toEqual(
    [],
  )
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.evaluate(() => {
    Object.assign(window, { isActivated: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('faq')
})
