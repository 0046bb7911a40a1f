import type { Locator, Page } from '@playwright/test'
import { dialogIds } from '../site/dialogs.ts'
import type { Language } from '../site/languages.ts'
import { solutionMenu } from '../site/navigation.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { expectBelowHeader, findCentre, type InputDevice, press, recordScrollPositions } from './press.ts'
import { scrollByWheel } from './scroll-by-wheel.ts'
import { documentHeading, expect, holdRequests, messages, readScrollPosition, test } from './site.ts'

/* The first press on a page that is still loading: each test waits for nothing but the pressed element itself. */

const desktop = { viewport: { width: 1366, height: 768 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a page, and returns as soon as the navigation is committed, before its HTML and scripts are loaded. */
const openCold = (page: Page, path: string, language: Language) =>
  page.goto(localPath(path, language), { waitUntil: 'commit' })

/** Moves the mouse onto the button of a menu, and down into the panel that opens on hover. */
async function moveIntoPanel(page: Page, button: Locator): Promise<void> {
  const { x, y } = await findCentre(button)
  await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.move(x, y + 90, { steps: 5 })
}

/** In a full run also by keyboard, which the tests of each component otherwise cover. */
const devicesOf = (device: InputDevice): readonly InputDevice[] => (isFullRun ? [device, 'keyboard'] : [device])

const needsScript = /\.video__go|\.glossary__order|\.carousel__nav/

const placesInMenu = solutionMenu
  .flatMap((entry) => [entry, ...entry.children])
  .filter(({ path }) => path.includes('#'))

test.describe('on a desktop', () => {
  test.use(desktop)

  for (const [from, language, device] of [
    [paths.faq, 'en', 'mouse'],
    [paths.droneOperations, 'sv', 'mouse'],
    [paths.fire, 'sv', 'keyboard'],
    ...(isFullRun ? ([[paths.glossary, 'en', 'keyboard']] as const) : []),
    ['/no-such-page', 'sv', 'mouse'],
  ] as const) {
    const tag = from === paths.droneOperations ? ['@core'] : []
    test(`the Solutions menu leads from ${from} to sections (${language}, ${device})`, { tag }, async ({ page }) => {
      const places = from === paths.faq ? placesInMenu : placesInMenu.slice(2, device === 'mouse' ? 4 : 3)
      for (const { path, label } of places) {
        await openCold(page, from, language)
        const header = page.getByRole('banner')
        const button = header.getByRole('button', { name: messages[language].navigation.solutions, exact: true })
        await page.mouse.move(5, 700)
        if (device === 'keyboard') await button.focus()
        else await moveIntoPanel(page, button)
        await press(page, header.getByRole('link', { name: label[language], exact: true }), device)
        await expect(page).toHaveURL(localPath(path, language))
        await expectBelowHeader(page, path.split('#')[1] ?? '')
      }
    })
  }

  for (const [name, from, link, id] of [
    ['a link to a place in another chapter', paths.faq, `main a[href*="/manual/"][href*="#"]:not(.term)`, ''],
    ['a later section in the contents', paths.faq, '.contents li:not(.level-3) ~ li:not(.level-3) a', ''],
    ['a question on the home page', '/', '.asks li:nth-child(2) a', 'data'],
    ['a section in the list of all pages', paths.search, `main a[href$="/manual/basics#teams"]`, 'teams'],
    ['a letter of the glossary', paths.glossary, '.glossary__letters a:last-child', ''],
  ] as const) {
    for (const device of devicesOf('mouse')) {
      test(`${name} leads to its section (${device})`, { tag: device === 'mouse' ? '@core' : [] }, async ({ page }) => {
        await openCold(page, from, 'sv')
        const target = page.locator(link).first()
        const hash = decodeURIComponent(new URL((await target.getAttribute('href')) ?? '', 'http://site').hash.slice(1))
        await press(page, target, device)
        await expectBelowHeader(page, id || hash)
      })
    }
  }

  test('Back and Forward restore the scroll position of each page, repeatedly', { tag: '@core' }, async ({ page }) => {
    await page.goto('/faq')
    await press(
      page,
      page.getByRole('contentinfo').getByRole('link', { name: pages.guides.label.en, exact: true }),
      'keyboard',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', 'en'))
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const at = () => page.evaluate(() => Math.round(scrollY))
    for (let round = 0; round < 2; round++) {
      await page.goBack()
      await expect(page).toHaveURL('/faq')
      await expect.poll(at).toBeGreaterThan(1500)
      const faq = await at()
      await page.goForward()
      await expect(page).toHaveURL('/guides')
      await expect.poll(at).toBe(900)
      await page.goBack()
      await expect.poll(at).toBe(faq)
      await page.goForward()
      await expect.poll(at).toBe(900)
    }
  })

  test('Back to a page that was opened with a hash restores the scroll position, not the hash', async ({ page }) => {
    await page.goto('/faq#faq-permit')
    await expectBelowHeader(page, 'faq-permit')
    const opened = await readScrollPosition(page)
    await scrollByWheel(page, { x: 600, y: 500 }, 420)
    await expect.poll(() => readScrollPosition(page)).toBe(opened + 420)
    await press(page, page.getByRole('banner').getByRole('link', { name: /Kronvy/ }), 'mouse')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect.poll(() => readScrollPosition(page)).toBeCloseTo(opened + 420, -1)
    for (const position of await recordScrollPositions(page, 2_000)) expect(position).toBeCloseTo(opened + 420, -1)
  })

  test('Back within a page closes an open dialog', async ({ page }) => {
    await page.goto('/faq')
    await press(page, page.locator('.contents a').filter({ visible: true }).nth(3), 'mouse')
    await expect(page).toHaveURL(/#/)
    await press(page, page.getByRole('banner').getByRole('button', { name: messages.en.callToAction.demo }), 'mouse')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  for (const [name, act] of [
    ...(isFullRun ? [['Ctrl and K', (page: Page) => page.keyboard.press('Control+k')] as const] : []),
    ['/', (page: Page) => page.keyboard.press('/')],
    ['a press on the search', (page: Page) => press(page, page.getByRole('banner').locator('.search-button'), 'mouse')],
  ] as const) {
    test(`${name} opens the search while the page loads, and no keystroke is lost`, {
      tag: name === '/' ? ['@core'] : [],
    }, async ({ page }) => {
      await openCold(page, paths.api, 'en')
      await page.locator(`#${dialogIds.search}`).waitFor({ state: 'attached' })
      await act(page)
      await page.keyboard.type('windthrow', { delay: 40 })
      await expect(page.getByRole('searchbox')).toHaveValue('windthrow')
      await expect(page.getByRole('dialog').locator('a[href="/windthrow"]').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/windthrow')
    })
  }

  test('the second click of a double click is ignored on the page that the first has opened', async ({ page }) => {
    await page.addInitScript(() => addEventListener('click', (lastClick) => Object.assign(window, { lastClick }), true))
    await page.goto('/sv')
    const link = page
      .getByRole('main')
      .locator(`a[href="${localPath(paths.windthrow, 'sv')}"]`)
      .first()
    const { x, y } = await findCentre(link)
    await page.mouse.move(x, y)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    // set by the init script above
    const isFollowed = () => page.evaluate(() => !(Reflect.get(window, 'lastClick') as Event).defaultPrevented)
    expect(await isFollowed()).toBe(false)
    await expect(page).toHaveURL('/sv')
    await page.mouse.click(x, y) // a separate click, which must be handled
    await expect(page).toHaveURL(localPath(paths.windthrow, 'sv'))
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const [from, language] of [
    [paths.faq, 'en'],
    [paths.wildlife, 'sv'],
    ['/', 'sv'],
  ] as const) {
    test(`the menu leads from ${from} to the sections (${language})`, {
      tag: from === paths.wildlife ? '@core' : [],
    }, async ({ page }) => {
      const m = messages[language].navigation
      for (const { path, label } of from === '/' ? placesInMenu : placesInMenu.slice(0, 3)) {
        await openCold(page, from, language)
        await press(page, page.getByRole('button', { name: m.openMenu }), 'touch')
        const menu = page.getByRole('dialog', { name: m.menu })
        await press(page, menu.getByRole('link', { name: label[language], exact: true }), 'touch')
        await expect(page).toHaveURL(localPath(path, language))
        await expectBelowHeader(page, path.split('#')[1] ?? '')
        await expect(menu).toBeHidden()
      }
    })
  }

  for (const [name, from, target, check] of [
    [
      'a chapter at the bottom bar',
      paths.basics,
      '.bottom-bar a[rel="next"]',
      (page: Page) => expect(page).toHaveURL(localPath(paths.forestManagementPlanning, 'sv')),
    ],
    [
      'a tab of the contact page',
      paths.signUp,
      '#tab-trial',
      (page: Page) => expect(page.locator('#trial')).toBeVisible(),
    ],
    [
      'a picture of a chapter, in its dialog or (before the runtime) as its file',
      paths.basics,
      'a.figure-button',
      (page: Page) => expect(page.getByRole('dialog').getByRole('img').or(page.locator('svg:root'))).toBeVisible(),
    ],
    [
      'the next quote',
      '/',
      '.carousel__nav button:last-child',
      (page: Page) => expect(page.locator('.carousel__nav span').first()).toHaveText(/^2/),
    ],
    ['the film', '/', '.video__go', (page: Page) => expect(page.locator('.video--started')).toBeVisible()],
    [
      'the other language of the glossary first',
      `${paths.glossary}#letter-m`,
      '.glossary__order button:last-child',
      (page: Page) => expect(page.locator('.glossary__order button').last()).toHaveAttribute('aria-pressed', 'true'),
    ],
    [
      'the policy',
      paths.signUp,
      '#newsletter a[aria-haspopup]',
      (page: Page) => expect(page.getByRole('dialog').locator('[data-document="privacy_policy"]')).toBeVisible(),
    ],
  ] as const) {
    for (const device of devicesOf('touch')) {
      test(`pressed while the page loads: ${name} (${device})`, {
        tag: device === 'touch' ? ['@core'] : [],
      }, async ({ page }) => {
        // A press that needs a script is queued until the script has loaded.
        const release = device === 'touch' && needsScript.test(target) ? await holdRequests(page, '**/*.js') : null
        await openCold(page, from, 'sv')
        await press(page, page.locator(target).first(), device)
        release?.()
        await check(page)
      })
    }
  }
})
