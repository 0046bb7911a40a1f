import type { Page } from '@playwright/test'
import { localPath } from '../site/paths.ts'
import { expect, homeMessages, inOneLanguage, open, test, waitForFonts } from './site.ts'

/** Collects the extensions of the film's files that a page requests. */
function recordFilmRequests(page: Page): string[] {
  const extensions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/static/film/')) extensions.push(pathname.slice(pathname.lastIndexOf('.')))
  })
  return extensions
}

inOneLanguage((language) => {
  const { film } = homeMessages[language]

  test('the film is loaded when the visitor presses play, and its captions when they are turned on', {
    tag: '@core',
  }, async ({ page }) => {
    const requested = recordFilmRequests(page)
    await open(page, '/', language)
    const section = page.getByRole('region', { name: film.title })
    const play = section.getByRole('button', { name: film.play })
    const video = section.locator('video')
    await expect(section.getByText(/^50 /)).toBeVisible()
    await play.scrollIntoViewIfNeeded()
    await play.hover()
    await expect(section.getByRole('img')).toHaveCount(0) // the poster is decorative, because it repeats the text beside it
    await expect
      .poll(() => section.locator('img').evaluate((image) => 'complete' in image && image.complete))
      .toBe(true)
    expect(requested).toEqual([])

    await test.step('offline, an error is shown, and the film plays once online', async () => {
      await page.route('**/static/film/*', (route) => route.abort())
      await play.click()
      await expect(section.getByText(film.failed)).toBeVisible()
      await page.unroute('**/static/film/*')
      requested.length = 0
      await play.click()
      await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
      await expect(section.getByText(film.failed)).toBeHidden()
      expect(new Set(requested)).toEqual(new Set(['.webm']))
      await expect(page).toHaveURL(localPath('/', language))
    })
    await test.step('the captions are off until they are turned on', async () => {
      const captions = section.getByRole('button', { name: film.captions })
      await expect(captions).toHaveAttribute('aria-pressed', 'false')
      expect(requested).not.toContain('.vtt')
      await captions.click()
      const words = section.locator('[aria-live] :visible')
      await expect(words).toContainText('Text:')
      await expect(captions).toHaveAttribute('aria-pressed', 'true')
      await captions.click()
      await expect(words).toHaveText(film.silent)
    })
    await test.step('the film in words is part of the page', async () => {
      const entries = section.getByRole('listitem')
      await expect(entries.first()).toBeHidden()
      await section.getByText(film.inWords).click()
      await expect(entries.first()).toContainText('0–5\u00a0s')
      expect(await entries.count()).toBeGreaterThan(10)
    })
  })

  test('plays by keyboard, and the player has the focus', async ({ page }) => {
    await open(page, '/', language)
    await page.getByRole('button', { name: film.play }).focus()
    await page.keyboard.press('Enter')
    const video = page.locator('#film video')
    await expect(video).toBeFocused()
    await expect(video).toHaveAccessibleName(film.title)
    await expect(video).toHaveJSProperty('paused', false)
    await page.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', true)
  })

  test('pressing play does not shift the layout', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/', language)
      await waitForFonts(page)
      const fold = page.locator('#film summary')
      const before = await fold.boundingBox()
      await page.getByRole('button', { name: film.play }).dispatchEvent('click')
      await page.getByRole('button', { name: film.captions }).dispatchEvent('click')
      await expect(page.getByRole('button', { name: film.captions })).toHaveAttribute('aria-pressed', 'true')
      expect((await fold.boundingBox())?.height).toBe(before?.height)
      const top = (place: typeof before) => place?.y
      expect(top(await fold.boundingBox())).toBe(top(before))
    }
  })
})
