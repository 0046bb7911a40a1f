import type { Page } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { expect, fontsSet, homeMessages, inBothLanguages, open, still, test } from './site.ts'

test.use(still)

/** What has been asked for of the film, by the ends of its files' names. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/static/film/')) asked.push(pathname.slice(pathname.lastIndexOf('.')))
  })
  return asked
}

inBothLanguages((language) => {
  const { film } = homeMessages[language]

  test('the film is asked for when the visitor presses play, and not before', async ({ page }) => {
    const asked = askedOf(page)
    await open(page, '/', language)
    const section = page.getByRole('region', { name: film.title })
    const play = section.getByRole('button', { name: film.play })
    await expect(section.getByText(film.length(50))).toBeVisible()
    await play.scrollIntoViewIfNeeded()
    await play.hover()
    await expect(section.getByRole('img')).toHaveCount(0) // the poster repeats the words beside it
    await expect
      .poll(() => section.locator('img').evaluate((image) => 'complete' in image && image.complete))
      .toBe(true)
    expect(asked).toEqual([])
    await play.click()
    const video = section.locator('video')
    await expect.poll(() => video.evaluate((player) => (player as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(new Set(['.webm']))
    await expect(page).toHaveURL(localPath('/', language))
  })

  test('without coverage it says so, and plays when coverage is back', async ({ page }) => {
    await open(page, '/', language)
    const section = page.getByRole('region', { name: film.title })
    const play = section.getByRole('button', { name: film.play })
    await page.route('**/static/film/*', (route) => route.abort())
    await play.click()
    await expect(section.getByText(film.failed)).toBeVisible()
    await page.unroute('**/static/film/*')
    await play.click()
    const video = section.locator('video')
    await expect.poll(() => video.evaluate((player) => (player as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
    await expect(section.getByText(film.failed)).toHaveCount(0)
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

  test('nothing moves at the press', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/', language)
      await fontsSet(page)
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

  test('the captions are off until they are asked for, and the film in words is part of the page', async ({ page }) => {
    const asked = askedOf(page)
    await open(page, '/', language)
    const section = page.getByRole('region', { name: film.title })
    await section.getByRole('button', { name: film.play }).click()
    const captions = section.getByRole('button', { name: film.captions })
    await expect(captions).toHaveAttribute('aria-pressed', 'false')
    expect(asked).not.toContain('.vtt')
    await captions.click()
    const words = section.locator('[aria-live]')
    await expect(words).toContainText('Text:')
    await expect(captions).toHaveAttribute('aria-pressed', 'true')
    await captions.click()
    await expect(words).toHaveText(film.silent)
    const entries = section.getByRole('listitem')
    await expect(entries.first()).toBeHidden()
    await section.getByText(film.inWords).click()
    await expect(entries.first()).toContainText('0–5\u00a0s')
    expect(await entries.count()).toBeGreaterThan(10)
  })

  test('the film in words is there as well for who comes from another page', async ({ page }) => {
    await open(page, '/faq', language)
    await page.getByRole('banner').getByRole('link', { name: pages.home.label[language] }).click()
    const section = page.getByRole('region', { name: film.title })
    await section.getByText(film.inWords).click()
    await expect(section.getByRole('listitem').first()).toContainText('0–5\u00a0s')
  })
})

test('any part of the film’s files can be asked for alone', async ({ page, request }) => {
  await page.goto('/')
  for (const source of await page.locator('#film video source').all()) {
    const address = (await source.getAttribute('src')) ?? ''
    const part = await request.get(address, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status(), address).toBe(206)
    expect((await part.body()).length).toBe(1000)
    expect(part.headers()['accept-ranges']).toBe('bytes')
    expect(part.headers()['cache-control']).toContain('immutable')
    expect(await source.getAttribute('type')).toContain(part.headers()['content-type'])
  }
})
