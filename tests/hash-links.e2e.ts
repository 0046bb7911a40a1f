import type { Page } from '@playwright/test'
import { solutionSections as sections } from '../site/pages.ts'
import { localPath } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, openMenuAndGetLink, readScrollPosition, test } from './site.ts'

/** The distance of an element from the top of the viewport. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

async function expectBelowHeader(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBe(100) // the height of the collapsed header plus 24 px
}

/** Opens a page with a paused clock, and advances it only until the runtime script has run. */
async function openWithPausedClock(page: Page, path: string) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
  const runtime = page.locator('html[data-runtime]')
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await runtime.count()).toBe(1)
  }).toPass({ intervals: [0], timeout: 20_000 })
}

/** Inserts the element with the id `late` at the end of the page. */
async function insertLateElement(page: Page) {
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.id = 'late'
    late.textContent = 'Late'
    document.querySelector('footer')?.before(late)
  })
}

inOneLanguage((language) => {
  const m = messages[language]

  test('a URL with a hash opens at its section, and a menu link leads to another, also repeatedly', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/#timber-purchases', language)
    await expectBelowHeader(page, 'timber-purchases')
    for (const again of [false, true]) {
      if (again) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await (
        await openMenuAndGetLink(page, m.navigation.solutions, sections.forestOwnerRelations.label[language])
      ).click()
      await expect(page).toHaveURL(localPath('/#forest-owner-relations', language))
      await expectBelowHeader(page, 'forest-owner-relations')
    }
  })
})

test('a heading near the top of the page is not covered by the expanded header', async ({ page }) => {
  for (const address of ['/#hero-title', '/sign-up#sign-up-title', '/faq#main']) {
    await page.goto('about:blank')
    await open(page, address)
    await page.evaluate(() => document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' }))
    expect.soft(await topOf(page, address.split('#')[1] ?? ''), address).toBeGreaterThanOrEqual(128)
  }
})

test.describe('a hash whose element does not exist yet', () => {
  test('is scrolled to when it appears within ten seconds', async ({ page }) => {
    await openWithPausedClock(page, '/#late')
    await page.clock.fastForward(8_000)
    await insertLateElement(page)
    await expect(page.getByText('Late', { exact: true })).toBeInViewport()
  })

  test('is scrolled to after input that does not scroll the page', async ({ page }) => {
    await openWithPausedClock(page, '/faq#late')
    for (const key of ['Tab', 'Shift', 'Control', 'PageUp', 'Escape', 'x']) await page.keyboard.press(key)
    await page.mouse.click(640, 300)
    await page.mouse.wheel(0, -100) // the page is at its top
    expect(await readScrollPosition(page)).toBe(0)
    await insertLateElement(page)
    await expect(page.getByText('Late', { exact: true })).toBeInViewport()
  })

  for (const [name, scroll] of [
    [
      'by keys',
      (page: Page) =>
        expect(async () => {
          await page.keyboard.press('PageDown')
          expect(await readScrollPosition(page)).toBeGreaterThan(200)
        }).toPass(),
    ],
    [
      'by moving the focus outside the viewport',
      async (page: Page) => {
        for (let stops = 0; stops < 60 && (await readScrollPosition(page)) <= 200; stops++)
          await page.keyboard.press('Tab')
      },
    ],
  ] as const) {
    test(`is not scrolled to when the visitor has scrolled ${name}`, async ({ page }) => {
      await openWithPausedClock(page, '/#late')
      await scroll(page)
      await expect(page.locator('html')).toHaveClass(/is-scrolled/) // the page has handled the scroll event
      await insertLateElement(page)
      await page.clock.runFor(1_000)
      await expect(page.getByText('Late', { exact: true })).not.toBeInViewport()
    })
  }

  test('is not scrolled to when the visitor has followed the link to the top meanwhile', async ({ page }) => {
    await openWithPausedClock(page, '/#late')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Kronvy/ })
      .click()
    await expect(page).toHaveURL('/')
    await insertLateElement(page)
    await page.clock.runFor(1_000)
    expect(await readScrollPosition(page)).toBe(0)
  })

  test('is not scrolled to when it appears after ten seconds', async ({ page }) => {
    await openWithPausedClock(page, '/#late')
    await page.clock.fastForward(10_001)
    await insertLateElement(page)
    await page.clock.runFor(1_000)
    expect(await readScrollPosition(page)).toBe(0)
  })

  test('is not scrolled to when the visitor has scrolled meanwhile', { tag: '@core' }, async ({ page }) => {
    await openWithPausedClock(page, '/#late')
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => readScrollPosition(page)).toBe(200)
    await insertLateElement(page)
    await page.clock.runFor(1_000)
    expect(await readScrollPosition(page)).toBe(200)
  })

  test('is scrolled to after a link to it', async ({ page }) => {
    await page.clock.install()
    await open(page, '/api')
    await page.evaluate(() => {
      location.hash = 'late'
    })
    await page.clock.fastForward(8_000)
    await insertLateElement(page)
    await expect(page.getByText('Late', { exact: true })).toBeInViewport()
  })
})

test.describe('the hash of a document', () => {
  /** Adds an init script that records the calls of scrollIntoView. */
  async function recordScrollCalls(page: Page) {
    await page.addInitScript(() => {
      const calls: string[] = []
      Object.assign(window, { scrollCalls: calls })
      const { scrollIntoView } = Element.prototype
      Element.prototype.scrollIntoView = function (options) {
        if (typeof options === 'object') calls.push(`${this.id} ${options.behavior}`)
        scrollIntoView.call(this, options)
      }
    })
  }
  const readScrollCalls = (page: Page) =>
    page.evaluate(() => ('scrollCalls' in window && Array.isArray(window.scrollCalls) ? window.scrollCalls : []))

  for (const { name, reducedMotion, behavior } of [
    { name: 'is scrolled to smoothly one second after loading', reducedMotion: 'no-preference', behavior: 'smooth' },
    { name: 'is scrolled to instantly with reduced motion', reducedMotion: 'reduce', behavior: 'instant' },
  ] as const) {
    test(name, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await recordScrollCalls(page)
      await openWithPausedClock(page, '/manual/basics#teams')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.clock.runFor(1_000)
      await expect.poll(() => readScrollCalls(page)).toEqual([`teams ${behavior}`])
      await expectBelowHeader(page, 'teams')
    })
  }

  test('is not scrolled to when the visitor has scrolled before', async ({ page }) => {
    await openWithPausedClock(page, '/manual/basics#teams')
    await page.mouse.move(400, 500)
    const opened = await readScrollPosition(page) // the browser has scrolled to the hash natively
    await page.mouse.wheel(0, 300)
    await expect.poll(() => readScrollPosition(page)).toBe(opened + 300)
    await page.clock.runFor(2_000)
    expect(await readScrollPosition(page)).toBe(opened + 300)
  })
})
