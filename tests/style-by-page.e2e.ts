import { localPath, paths } from '../site/paths.ts'
import { press } from './press.ts'
import { expect, holdRequests, inOneLanguage, open, test } from './site.ts'

test('the policy opened on a page without a document has the style of a document', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, paths.signUp)
  const heading = () => page.locator('#dialog-privacy [data-document]').getByRole('heading', { level: 2 }).first()
  await press(page, page.locator('.footer [aria-haspopup="dialog"]:not(button)'), 'mouse')
  await expect(heading()).toBeVisible()
  await expect(heading()).toHaveCSS('position', 'relative') // positions the anchor link of the heading
})

test('a first load has only the styles of its page, and no stylesheet blocks rendering', { tag: '@core' }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.css')
  const requestedStyles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requestedStyles.push(new URL(request.url()).pathname)
  })
  await page.goto(paths.faq, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '650')
  await expect
    // reported a frame or two after the paint
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  release()
  await page.waitForLoadState('networkidle')
  expect(requestedStyles).toEqual([
    expect.stringContaining('/DocumentPage-deferred.'),
    expect.stringContaining('/site-deferred.'),
  ])
  const styles = await page.locator('head style').allTextContents()
  expect(styles.join('')).toContain('.prose')
  expect(styles.join('')).not.toMatch(/\.hero|\.modal|\.mobile-menu\b/)
})

test('a deferred stylesheet that fails is requested again, after a while and when the connection is back', async ({
  page,
}) => {
  const file = '**/site-deferred.*.css'
  let isBlocked = true
  await page.route(file, (route) => (isBlocked ? route.abort() : route.fallback()))
  const color = (element: string) => page.locator(element).evaluate((found) => getComputedStyle(found).color)
  /** The footer has light text on dark ground, unlike the page. */
  const hasFooterStyle = async () => (await color('.footer')) !== (await color('body'))
  await page.goto(paths.faq)
  expect(await hasFooterStyle()).toBe(false)
  isBlocked = false
  await expect.poll(hasFooterStyle).toBe(true)

  isBlocked = true
  await page.goto(paths.faq)
  await page.waitForRequest(file) // the one after a while
  expect(await hasFooterStyle()).toBe(false)
  isBlocked = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(hasFooterStyle).toBe(true)
})

inOneLanguage((language) => {
  test('a dialog button pressed before its dialog has been parsed opens it afterwards', { tag: '@core' }, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/*.css')
    await page.goto(localPath(paths.home, language), { waitUntil: 'commit' })
    await press(page, page.locator('.hero [commandfor=dialog-demo]'), 'mouse')
    await expect(page.locator('dialog')).toHaveCount(0)
    release()
    await expect(page.locator('#dialog-demo')).toBeVisible()
  })
  test('of two dialogs asked for before they have been parsed the last opens, with what was typed, and none after Escape', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/*.css')
    const openEarly = async () => {
      await page.goto(localPath(paths.home, language), { waitUntil: 'commit' })
      await press(page, page.locator('.hero [commandfor=dialog-demo]'), 'mouse')
      await page.keyboard.press('Control+k')
      await expect(page.locator('dialog')).toHaveCount(0)
    }
    await openEarly()
    await page.keyboard.press('Escape')
    release()
    await page.waitForLoadState('load')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    const releaseAgain = await holdRequests(page, '**/*.css')
    await openEarly()
    await page.keyboard.type('gps')
    releaseAgain()
    await expect(page.locator('#dialog-search')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('gps')
    await page.keyboard.type(' log')
    await expect(page.getByRole('searchbox')).toHaveValue('gps log')
  })
})
