import type { Page } from '@playwright/test'
import { localPath, paths } from '../site/paths.ts'
import { expect, homeMessages, inOneLanguage, open, test } from './site.ts'

/* The layout, animations and controls of the home page; tests/built/home.test.ts tests its content. */

inOneLanguage((language) => {
  const { hero, how, figures, field } = homeMessages[language]

  test('the picture of a card fills the card', async ({ page }) => {
    await open(page, '/', language)
    for (const tile of await page.locator('.damage-card').all()) {
      const box = await tile.boundingBox()
      expect(box?.height).toBeGreaterThan(300)
      expect(await tile.locator('.picture').boundingBox()).toEqual(box)
    }
  })

  test('the drawings of phone and desk show the chosen stage, also by keyboard', { tag: '@core' }, async ({ page }) => {
    await open(page, '/', language)
    const day = page.getByRole('region', { name: field.title })
    const { phone, desk, observations } = field
    const arrived = day.locator('.desk').getByText(observations.culvert)
    await day.getByRole('radio', { name: field.stages.save.title }).check()
    await expect(day.getByText(phone.bundle.save)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(day.getByText(phone.bundle.work)).toBeVisible()
    await expect(day.locator('.phone').getByText(observations.culvert)).toHaveCSS('opacity', '1')
    await expect(arrived.locator('..')).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowDown')
    await expect(day.getByText(desk.news.send)).toBeVisible()
    await expect(arrived.locator('..')).toHaveCSS('opacity', '1')
  })

  test('the strip, its four steps and the sample files are visible in the first 900 px of a desktop', {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, '/', language)
    await expect(page.getByRole('img', { name: how.alt })).toBeInViewport()
    for (const { title } of [how.fly, how.picture, how.mark, how.handOver])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 })
    for (const file of await page.locator('#samples').getByRole('link').all())
      await expect(file).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(hero.proof.figure)).toBeInViewport({ ratio: 1 })
  })

  test('the divider uncovers the picture below the map by keyboard, by its handle and by a press on the picture', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/', language)
    const divider = page.getByRole('slider', { name: how.divider })
    const map = page.locator('.strip__map')
    await expect(divider).toHaveAttribute('aria-valuetext', how.position({ picture: 75, map: 25 }))
    await divider.focus()
    await page.keyboard.press('End')
    await expect(divider).toHaveAttribute('aria-valuetext', how.position({ picture: 100, map: 0 }))
    await expect(map).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
    await page.keyboard.press('Home')
    const strip = await page.locator('.strip').boundingBox()
    if (!strip) throw new Error('There is no strip.')
    const middle = strip.y + strip.height / 2
    await page.mouse.click(strip.x + strip.width / 2, middle - 100)
    await expect(divider).toHaveValue('50')
    await page.mouse.click(strip.x + strip.width * 0.75, middle) // without dragging (WCAG 2.5.7)
    await expect.poll(async () => Number(await divider.inputValue())).toBeCloseTo(75, -1)
    await page.mouse.move(strip.x + strip.width * 0.75, middle)
    await page.mouse.down()
    await page.mouse.move(strip.x + strip.width / 2, middle)
    await page.mouse.up()
    expect(Math.abs(Number(await divider.inputValue()) - 50)).toBeLessThanOrEqual(2)
  })

  test('the strip is vertical on a phone, and its handle moves up and down', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/', language)
    const strip = page.locator('.strip')
    await strip.scrollIntoViewIfNeeded()
    const box = await strip.boundingBox()
    if (!box) throw new Error('There is no strip.')
    expect(box.height).toBeGreaterThan(box.width * 1.5)
    const divider = page.getByRole('slider', { name: how.divider })
    const [x, from] = [box.x + box.width / 2, box.y + box.height * 0.75]
    await page.evaluate((y) => scrollBy(0, y), from - 400)
    const y = ((await strip.boundingBox())?.y ?? 0) + box.height * 0.75
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - box.height * 0.25)
    await page.mouse.up()
    expect(Math.abs(Number(await divider.inputValue()) - 50)).toBeLessThanOrEqual(2)
  })

  test('the time for a hectare leads to the calculator', async ({ page }) => {
    await page.goto(localPath('/', language))
    await page.locator('#flight-time').getByRole('link', { name: figures.captureSpeed }).click()
    await expect(page).toHaveURL(localPath(`${paths.planning}#flight-time`, language))
    await expect(page.locator('.calculator')).toBeInViewport()
  })
})

test.describe('the flight over the strip', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** The number of CSS animations in the hero: none before the drone starts, and none after the map is shown. */
  const countAnimations = (page: Page) =>
    page.evaluate(() => {
      const all = document.querySelector('.hero')?.getAnimations({ subtree: true }) ?? []
      return all.filter((one) => one instanceof CSSAnimation).length
    })

  test('starts with the page, and without scripts', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => countAnimations(page)).toBeGreaterThan(2)
  })

  test('removes the veil lane by lane, shows the map within 3.6 s, and does not run in print', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => countAnimations(page)).toBeGreaterThan(2)
    const states = await page.locator('.hero').evaluate((hero) => {
      const all = hero.getAnimations({ subtree: true })
      for (const one of all) one.pause()
      const covers = (part: Element) => part.getBoundingClientRect().width > 1 && getComputedStyle(part).opacity !== '0'
      return [0, 900, 1900, 2800, 3600].map((time) => {
        for (const one of all) one.currentTime = time
        const lanes = [...hero.querySelectorAll('.veil i')].filter(covers).length
        return { lanes, map: Math.round(hero.querySelector('.strip__map')?.getBoundingClientRect().right ?? 0) }
      })
    })
    expect(states.map(({ lanes }) => lanes)).toEqual([5, 4, 2, 0, 0])
    const [before = 0, , , , after = 0] = states.map(({ map }) => map)
    expect(before).toBeGreaterThan(after)
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    expect(await countAnimations(page)).toBe(0)
  })
})
