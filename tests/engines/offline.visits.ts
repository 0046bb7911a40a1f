import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offlineMessages } from '../../generated/messages/offline.ts'
import { savingMessages } from '../../generated/messages/saving.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { createNewDeployment, listLinkedPages, siteFolder } from '../deployed-site.ts'
import { isFullRun } from '../full-run.ts'
import { inspectedPages } from '../inspected-pages.ts'
import { type RunningServer, startServer } from '../server.ts'
import { documentHeading } from '../site.ts'
import { testedEngines } from './engines.ts'
import { type Visitor, waitFor } from './visitor.ts'

/*
 * “Save for the forest” in every browser engine. The tests build on each other, and go offline by stopping the server.
 */

const notSaved = ['', ...languages.map((language) => offlineMessages[language].notSaved.title)]

for (const engine of testedEngines) {
  const file = engine.findExecutable()
  describe.skipIf(!file)(`${engine.name} offline`, () => {
    let server: RunningServer
    let browser: Awaited<ReturnType<typeof engine.start>>
    let visitor: Visitor
    const serve = async (folder = siteFolder) => {
      server = await startServer({ PORT: new URL(server.address).port, SITE_FOLDER: folder })
    }

    beforeAll(async () => {
      server = await startServer()
      browser = await engine.start(file ?? '', server.address)
      visitor = await browser.visit()
    })

    afterAll(async () => {
      await browser?.close()
      await server?.stop()
    })

    test('saves the site, and then shows every page that the manual links to, in both languages', async () => {
      await visitor.goTo(paths.faq)
      expect(await visitor.evaluate(() => ({ ...localStorage }))).toEqual({})
      await visitor.press('save-row summary')
      await waitFor(
        visitor,
        'the panel offers both languages',
        () => document.querySelector('save-row label:last-of-type') !== null,
      )
      await visitor.evaluate(() =>
        document.querySelector<HTMLInputElement>('save-row label:last-of-type input')?.click(),
      )
      await clickPanelButton(visitor, 'save')
      await expectPanelTitle(visitor, savingMessages.en.saved.title)
      await server.stop()
      const places = await listLinkedPages()
      expect(places.length).toBeGreaterThan(40)
      const some = new Set(inspectedPages.flatMap((path) => languages.map((language) => localPath(path, language))))
      for (const place of places.filter((one) => isFullRun || some.has(one))) {
        await navigateTo(visitor, place)
        const shown = await visitor.evaluate(() => ({
          heading: document.querySelector('h1')?.textContent ?? '',
          line: document.querySelector('.saved-line p')?.textContent ?? '',
          style: getComputedStyle(document.body).fontFamily,
        }))
        expect(notSaved, place).not.toContain(shown.heading)
        expect(shown.line, place).toMatch(place.startsWith('/sv') ? /^Sparad kopia från \d/ : /^Saved copy of \d/)
        expect(shown.style, place).toContain('Atkinson')
      }
    })

    test.each(languages)('searches offline, and opens the result (%s)', async (language) => {
      await searchAndOpenResult(visitor, language)
    })

    test('keeps its scripts after a new deployment, offers an update, and installs it', async () => {
      const folder = await createNewDeployment()
      await serve(folder)
      await visitor.goTo(paths.faq)
      await waitFor(visitor, 'the site is the new one', () =>
        document.querySelector('h1')?.textContent?.includes('These words are new'),
      )
      await server.stop()
      await searchAndOpenResult(visitor, 'en')
      await navigateTo(visitor, paths.faq)
      expect(await visitor.evaluate(() => document.querySelector('h1')?.textContent)).toBe(documentHeading('faq', 'en'))

      await serve(folder)
      await visitor.goTo(`${paths.basics}#save`)
      await expectPanelTitle(visitor, savingMessages.en.newer.title)
      await clickPanelButton(visitor, 'update')
      await expectPanelTitle(visitor, savingMessages.en.saved.title)
      await server.stop()
      await navigateTo(visitor, paths.faq)
      expect(await visitor.evaluate(() => document.querySelector('h1')?.textContent)).toContain('These words are new')
      await rm(folder, { recursive: true })
      await serve()
    })

    test('reports that the browser has evicted the copy, and that the quota is exceeded', async () => {
      await visitor.evaluate(async () =>
        Promise.all((await caches.keys()).map((name) => caches.delete(name))).then(() => 1),
      )
      await visitor.goTo(paths.guides)
      await visitor.press('save-row summary')
      await expectPanelTitle(visitor, savingMessages.en.gone.title)
      await visitor.evaluate(() => {
        Cache.prototype.put = () => Promise.reject(new DOMException('There is no room.', 'QuotaExceededError'))
      })
      await clickPanelButton(visitor, 'save')
      await expectPanelTitle(visitor, savingMessages.en.full.title)
      expect(await visitor.evaluate(() => caches.keys())).toEqual([])
    })
  })
}

/** Clicks a button of the panel as soon as it exists, by script, because the panel's buttons move while it renders. */
const clickPanelButton = (visitor: Visitor, action: string) =>
  expect
    .poll(() =>
      visitor.evaluate((name) => {
        const button = document.querySelector<HTMLElement>(`save-row [data-do=${name}]`)
        button?.click()
        return button !== null
      }, action),
    )
    .toBe(true)

/** Navigates as a link does, and waits for the new document. */
async function navigateTo(visitor: Visitor, place: string): Promise<void> {
  await visitor.evaluate((to) => {
    Object.assign(window, { isOldDocument: true })
    location.assign(to)
  }, place)
  await waitFor(
    visitor,
    `${place} stands there`,
    // an empty document may be complete before the response arrives
    () => !('isOldDocument' in window) && document.readyState === 'complete' && document.querySelector('h1') !== null,
  )
}

const expectPanelTitle = (visitor: Visitor, title: string) =>
  expect
    .poll(() => visitor.evaluate(() => document.querySelector('save-row h2')?.textContent).catch(() => null), {
      timeout: 90_000,
    })
    .toBe(title)

async function searchAndOpenResult(visitor: Visitor, language: (typeof languages)[number]): Promise<void> {
  await navigateTo(visitor, localPath(paths.faq, language))
  await visitor.press('header .search-button')
  await visitor.fill(`#${dialogIds.search} [type=search]`, language === 'sv' ? 'barkborre' : 'bark beetle')
  await visitor.press(`#${dialogIds.search} a[href^="${localPath(paths.barkBeetle, language)}"]`)
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('h1')?.textContent).catch(() => null))
    .toBe(documentHeading('bark-beetle', language))
}
