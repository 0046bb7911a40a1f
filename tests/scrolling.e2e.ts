import type { Page } from '@playwright/test'
import { pages } from '../site/pages.ts'
import { localPath } from '../site/paths.ts'
import { recordScrollPositions } from './press.ts'
import {
  expect,
  inOneLanguage,
  messages,
  motionOptions,
  open,
  openMenuAndGetLink,
  readScrollPosition,
  recordScrollPositionsDuring,
  test,
  waitForFonts,
} from './site.ts'

test.use(motionOptions)

const jumpTo = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

inOneLanguage((language) => {
  const m = messages[language]

  test('a link to the current page scrolls smoothly to the top', { tag: '@core' }, async ({ page }) => {
    await open(page, '/faq', language)
    await jumpTo(page, 1500)
    const link = await openMenuAndGetLink(page, m.navigation.resources, pages.faq.label[language])
    const passed = await recordScrollPositionsDuring(page, async () => {
      await link.click()
      await expect.poll(() => readScrollPosition(page)).toBe(0)
    })
    expect(passed.filter((position) => position > 0 && position < 1500)).not.toEqual([])
    await expect(page).toHaveURL(localPath('/faq', language))
  })

  test('the home link on the home page scrolls smoothly to the top, also after a hash', async ({ page }) => {
    await open(page, '/#wildlife', language)
    await expect(page.locator('#wildlife')).toBeInViewport()
    const passed = await recordScrollPositionsDuring(page, async () => {
      await page.getByRole('banner').getByRole('link', { name: pages.home.label[language] }).click()
      await expect.poll(() => readScrollPosition(page)).toBe(0)
    })
    expect(passed.length).toBeGreaterThan(3)
    await expect(page).toHaveURL(localPath('/', language))
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link to the current page jumps to the top', async ({ page }) => {
    await open(page, '/faq')
    await jumpTo(page, 1500)
    const link = await openMenuAndGetLink(page, messages.en.navigation.resources, pages.faq.label.en)
    const passed = await recordScrollPositionsDuring(page, async () => {
      await link.click()
      await expect.poll(() => readScrollPosition(page)).toBe(0)
    })
    expect(passed.filter((position) => position > 0)).toEqual([])
  })
})

test('a reload restores the scroll position, and text fragments and hashes are scrolled to, also without scripts', async ({
  page,
}) => {
  await open(page, '/manual/basics')
  await waitForFonts(page)
  await jumpTo(page, 9000)
  const last = page.locator('#day-in-the-field')
  const place = () => last.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  await page.reload()
  await expect.poll(place).toBeCloseTo(before, -1)

  await page.goto('about:blank')
  await page.goto('/manual/basics#day-in-the-field:~:text=Managed%20areas')
  // includes the page’s delayed scroll to the hash after a second
  expect(Math.max(...(await recordScrollPositions(page, 1500)))).toBeLessThan(4000)

  await page.goto('about:blank')
  await page.goto('/manual/basics')
  await jumpTo(page, 9000)
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect.poll(place).toBeCloseTo(before, -1)
  await page.goto('about:blank')
  await page.goto('/manual/basics#day-in-the-field')
  await expect.poll(place).toBeCloseTo(100, 0)
})

test('focus in the header does not scroll the page', { tag: '@core' }, async ({ page }) => {
  await open(page, '/faq')
  await waitForFonts(page)
  await jumpTo(page, 1500)
  const button = page.getByRole('banner').getByRole('button', { name: messages.en.navigation.resources })
  await button.focus()
  await page.keyboard.press('Tab')
  expect(await readScrollPosition(page)).toBe(1500)
})
