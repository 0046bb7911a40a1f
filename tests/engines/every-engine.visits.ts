import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientMessages } from '../../generated/messages/client.ts'
import { messages } from '../../generated/messages/interface.ts'
import { MIN_FILL_TIME_MS } from '../../server/sign-up/routes/form-token.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { languages } from '../../site/languages.ts'
import { allPages, localPath, paths } from '../../site/paths.ts'
import { isFullRun } from '../full-run.ts'
import { inspectedPages } from '../inspected-pages.ts'
import { type RunningServer, startServer } from '../server.ts'
import { documentHeading } from '../site.ts'
import { testedEngines } from './engines.ts'
import { type Visitor, waitFor } from './visitor.ts'

/*
 * The main functions in every browser engine, with empty storage; the Playwright tests cover them in depth in Chromium.
 */

const waitForHeading = (visitor: Visitor) =>
  waitFor(visitor, 'a heading stands there', () => document.querySelector('h1')?.textContent)
const expectHeading = (visitor: Visitor, wanted: string) =>
  expect.poll(() => visitor.evaluate(() => document.querySelector('h1')?.textContent).catch(() => null)).toBe(wanted)
const expectAddress = (visitor: Visitor, end: string) =>
  expect.poll(() => visitor.evaluate(() => location.pathname + location.hash).catch(() => '')).toBe(end)

for (const engine of testedEngines) {
  const file = engine.findExecutable()
  describe.skipIf(!file)(engine.name, () => {
    let server: RunningServer
    let browser: Awaited<ReturnType<typeof engine.start>>
    let visitor: Visitor

    beforeAll(async () => {
      server = await startServer()
      browser = await engine.start(file ?? '', server.address)
      visitor = await browser.visit()
    })

    afterAll(async () => {
      await browser?.close()
      await server?.stop()
    })

    /** Opens a new tab in Firefox, whose driver never finishes a navigation after a back/forward cache restore. */
    async function reopenFirefoxTab(): Promise<void> {
      if (engine.name === 'Firefox') visitor = await browser.visit()
    }

    test('shows every page', async () => {
      for (const path of isFullRun ? allPages.map(({ path }) => path) : inspectedPages) {
        await visitor.goTo(localPath(path, 'sv'))
        const isLost = (await waitForHeading(visitor)) === messages.sv.notFound.title
        expect(isLost, `${path} shows its page`).toBe(path === '/no-such-page')
        const { wide, style } = await visitor.evaluate(() => ({
          wide: document.documentElement.scrollWidth > innerWidth,
          style: getComputedStyle(document.body).fontFamily,
        }))
        expect(wide, `${path} is wider than the window`).toBe(false)
        expect(style, `${path} has its style`).toContain('Atkinson')
      }
    })

    test.each(languages)('follows links from page to page and back (%s)', async (language) => {
      const at = (path: string) => localPath(path, language)
      await visitor.goTo(at(paths.faq))
      await visitor.press(`main a[href^="${at(paths.droneOperations)}"]`)
      await expectHeading(visitor, documentHeading('drone-operations', language))
      await visitor.press(`a[href="${at(paths.advanced)}"]`)
      await expectHeading(visitor, documentHeading('advanced', language))
      await visitor.back()
      await expectHeading(visitor, documentHeading('drone-operations', language))
      await visitor.back()
      await expectHeading(visitor, documentHeading('faq', language))
      await reopenFirefoxTab()
    })

    test('a menu link scrolls to a section of another page, and stays there', async () => {
      for (const id of ['damage-inventory', 'forest-owner-relations']) {
        await visitor.goTo(paths.faq)
        await visitor.press('header .nav__button')
        await visitor.press(`#menu-solutions a[href="/#${id}"]`)
        await expectAddress(visitor, `/#${id}`)
        const place = () =>
          visitor.evaluate((wanted) => {
            const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
            return (document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN) - header
          }, id)
        await waitFor(visitor, 'all is loaded', () => document.readyState === 'complete')
        const isBelow = async () => Math.abs((await place()) - 44) < 46
        await expect.poll(isBelow).toBe(true)
        // and the section stays there
        for (const end = Date.now() + 1500; Date.now() < end; ) expect(await isBelow()).toBe(true)
      }
    })

    test('Back and Forward restore the scroll position, repeatedly', async () => {
      await visitor.goTo(paths.faq)
      await visitor.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await visitor.press('header .nav__item:nth-child(2) .nav__button')
      await visitor.press(`#menu-resources a[href="${paths.guides}"]`)
      await expectHeading(visitor, documentHeading('guides', 'en'))
      for (let round = 0; round < 2; round++) {
        await visitor.back()
        await expectHeading(visitor, documentHeading('faq', 'en'))
        await expect.poll(() => visitor.evaluate(() => Math.round(scrollY))).toBe(1500)
        await visitor.forward()
        await expectHeading(visitor, documentHeading('guides', 'en'))
        await expect.poll(() => visitor.evaluate(() => Math.round(scrollY))).toBe(0)
      }
      await reopenFirefoxTab()
    })

    // Firefox's driver disables the back/forward cache (fission.bfcacheInParent), and headless Chromium has none.
    const hasPageCache = engine.name !== 'Firefox' && !file?.includes('headless')
    test.skipIf(!hasPageCache)('keeps its pages in the back/forward cache', async () => {
      await visitor.goTo(paths.basics)
      await visitor.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isPersisted: persisted }))
      })
      await visitor.press('.bottom-bar a[rel="next"]')
      await expectHeading(visitor, documentHeading('forest-management-planning', 'en'))
      await visitor.back()
      await expectHeading(visitor, documentHeading('basics', 'en'))
      await expect.poll(() => visitor.evaluate(() => 'isPersisted' in window && window.isPersisted)).toBe(true)
      await reopenFirefoxTab()
    })

    test('opens a menu and follows a link', async () => {
      await visitor.goTo(paths.faq)
      await visitor.press('header .nav__button')
      await visitor.press(`#menu-solutions a[href="${paths.windthrow}"]`)
      await expectHeading(visitor, documentHeading('windthrow', 'en'))
    })

    test('opens a dialog and closes it by Escape', async () => {
      await visitor.goTo(paths.guides)
      await visitor.press(`header [commandfor="${dialogIds.demo}"]`)
      await waitFor(visitor, 'the dialog opens', () => document.querySelector('dialog[open]') !== null)
      await visitor.pressKey('Escape')
      await waitFor(visitor, 'the dialog closes', () => !document.querySelector('dialog[open]'))
    })

    test('searches for a word and opens the result', async () => {
      await visitor.goTo(localPath(paths.api, 'sv'))
      await visitor.press('header .search-button')
      await visitor.fill(`#${dialogIds.search} [type=search]`, 'barkborre')
      await visitor.press(`#${dialogIds.search} a[href^="${localPath(paths.barkBeetle, 'sv')}"]`)
      await expectHeading(visitor, documentHeading('bark-beetle', 'sv'))
    })

    test('keeps page and section when another language is chosen', async () => {
      await visitor.goTo(`${paths.basics}#teams`)
      await visitor.press('header .language-menu__button')
      await visitor.press('#menu-language a[lang="sv"]')
      await expectHeading(visitor, documentHeading('basics', 'sv'))
      await expectAddress(visitor, `${localPath(paths.basics, 'sv')}#teams`)
      await visitor.evaluate(() => localStorage.clear())
    })

    test('keeps the scroll position when another language is chosen immediately', async () => {
      await visitor.goTo(paths.faq)
      await visitor.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await visitor.press('header .language-menu__button')
      await visitor.press('#menu-language a[lang="sv"]')
      await expectHeading(visitor, documentHeading('faq', 'sv'))
      await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(1000)
      await visitor.evaluate(() => localStorage.clear())
    })

    // Chromium needs a clipboard permission, which heading-anchors.e2e.ts grants; the others need only a user gesture.
    test.skipIf(engine.name === 'Chromium')('copies a page as Markdown', async () => {
      await visitor.goTo(paths.basics)
      await waitFor(visitor, 'the runtime is there', () => 'runtime' in document.documentElement.dataset)
      await visitor.press('main a[href^="/markdown/plain/"]')
      await waitFor(
        visitor,
        'something is said',
        () => document.querySelector('a[href^="/markdown/plain/"] .copied') !== null,
      )
      expect(await visitor.evaluate(() => document.querySelector('.copied')?.textContent)).toBe(
        clientMessages.en.pageCopied,
      )
    })

    test('calculates the time of a flight', async () => {
      await visitor.goTo(`${paths.planning}#flight-time`)
      const before = await waitFor(
        visitor,
        'a result stands there',
        () => document.querySelector('.calculator dd')?.textContent,
      )
      await visitor.fill('.calculator__field', '1000')
      await expect
        .poll(() => visitor.evaluate(() => document.querySelector('.calculator dd')?.textContent))
        .not.toBe(before)
    })

    test('signs up for the newsletter', async () => {
      await visitor.goTo(`${paths.signUp}#newsletter`)
      await visitor.fill('#page-newsletter-email', `visitor-${engine.name.toLowerCase()}@forest.example`)
      const began = Date.now()
      // the server rejects forms that are filled in faster
      await expect.poll(() => Date.now() - began).toBeGreaterThan(MIN_FILL_TIME_MS + 50)
      await visitor.press('#newsletter input[type="checkbox"]')
      await visitor.press('#newsletter button[type="submit"]')
      await waitFor(visitor, 'the form says that it was sent', () => {
        const said = document.querySelector<HTMLElement>('#newsletter [data-response="success"]')
        return said && !said.hidden
      })
    })

    test('shows the not-found page in its language', async () => {
      await visitor.goTo(localPath('/no-such-page', 'sv'))
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('sv')
      expect(await waitForHeading(visitor)).not.toBe('')
    })

    test('a retry loads the search once the server is back', async () => {
      visitor = await browser.visit()
      await visitor.goTo(paths.faq)
      await waitFor(visitor, 'the runtime is there', () => 'runtime' in document.documentElement.dataset)
      await server.stop()
      await visitor.press('.search-button')
      await waitFor(visitor, 'a retry is offered', () => document.querySelector('.chunk-note button') !== null)
      server = await startServer({ PORT: new URL(server.address).port })
      await visitor.press('.chunk-note button')
      const isHydrated = () => document.querySelector('[data-island$="Search"][data-hydrated]') !== null
      // in engines that never request a failed module again, the page offers to reload instead
      const answer = await waitFor(visitor, 'the retry is answered', () =>
        document.querySelector('[data-island$="Search"][data-hydrated]')
          ? 'alive'
          : document.querySelector('.chunk-note button')?.textContent === 'Reload the page' && 'reload',
      )
      if (answer === 'reload') await visitor.press('.chunk-note button')
      await waitFor(visitor, 'the search is alive', isHydrated)
    })
  })
}
