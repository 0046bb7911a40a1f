import type { Page } from '@playwright/test'
import { findingsMessages as findings } from '../generated/messages/findings.ts'
import { localPath, paths } from '../site/paths.ts'
import { expect, homeMessages, inOneLanguage, open, test } from './site.ts'

/* What of the home page moves or is pressed; what it holds is read from the built page (tests/built/home.test.ts). */

inOneLanguage((language) => {
  const { hero, figures, field } = homeMessages[language]

  test('phone and desk show the moment that is chosen, also by keys', async ({ page }) => {
    await open(page, '/', language)
    const day = page.getByRole('region', { name: field.title })
    const { phone, desk, observations } = field
    const arrived = day.locator('.desk').getByText(observations.culvert)
    await day.getByRole('radio', { name: field.moments.save.title }).check()
    await expect(day.getByText(phone.bundle.save)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(day.getByText(phone.bundle.work)).toBeVisible()
    await expect(day.locator('.phone').getByText(observations.culvert)).toHaveCSS('opacity', '1')
    await expect(arrived.locator('..')).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowDown')
    await expect(day.getByText(desk.news.send)).toBeVisible()
    await expect(arrived.locator('..')).toHaveCSS('opacity', '1')
  })

  test('the hero says of its compartments what the page about planning says', async ({ page }) => {
    await open(page, paths.planning, language)
    await page.getByText(findings[language].list).click()
    const rows = await page.getByRole('row').allTextContents()
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, '/', language)
    const map = page.getByRole('group', { name: hero.map })
    const compartments = await map.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
    expect(compartments).toHaveLength(6)
    for (const said of compartments) {
      const [name, size] = [/^\S+ \d+/.exec(said)?.[0] ?? '', /[\d.,]+(?= \w+$)/.exec(said)?.[0] ?? '']
      expect(rows.find((row) => row.startsWith(`${name}`) && !/\d/.test(row[name.length] ?? ''))).toContain(size)
    }
    await map.getByRole('button').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(map).not.toBeFocused()
    // The longest label fills its plate, and the others fit; no plate of what a phone shows is cut off below.
    const end = await page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().bottom + scrollY)
    const shares: number[] = []
    for (const compartment of await map.getByRole('button').all()) {
      await compartment.focus()
      await expect(compartment).toHaveAttribute('aria-pressed', 'true')
      const plate = map.locator('.plate.is-on')
      shares.push(await plate.evaluate(labelShare))
      expect(await plate.evaluate((each) => each.getBoundingClientRect().bottom + scrollY)).toBeLessThan(end)
    }
    expect(Math.max(...shares)).toBeGreaterThan(0.75)
    expect(Math.max(...shares)).toBeLessThan(0.92)
  })

  test('the time for a hectare leads to the calculator', async ({ page }) => {
    await page.goto(localPath('/', language))
    await page.locator('#flight-time').getByRole('link', { name: figures.captureSpeed }).click()
    await expect(page).toHaveURL(localPath(`${paths.planning}#flight-time`, language))
    await expect(page.locator('.calculator')).toBeInViewport()
  })
})

test.describe('the flight over the picture', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** How much moves now: nothing, before the drone starts and after it has come to its end. */
  const moving = (page: Page) =>
    page.evaluate(() => {
      const all = document.querySelector('.hero')?.getAnimations({ subtree: true }) ?? []
      return all.filter((one) => one instanceof CSSAnimation).length
    })

  test('begins with the page, and also where the scripts never come', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => moving(page)).toBeGreaterThan(2)
  })

  test('clears the picture from below, and is not on paper', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => moving(page)).toBeGreaterThan(2)
    const flight = page.locator('.hero__flight')
    const bottoms = await flight.evaluate((element) => {
      const [rise] = element.getAnimations()
      rise?.pause()
      return [0, 2000, 3500].map((time) => {
        if (rise) rise.currentTime = time
        return element.getBoundingClientRect().bottom
      })
    })
    expect(bottoms).toEqual([...new Set(bottoms)].sort((one, other) => other - one))
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    expect(await moving(page)).toBe(0)
  })
})

/** How much of a plate's width its label has. */
function labelShare(plate: Element): number {
  const label = plate.querySelector<SVGTextElement>('text:last-of-type')
  const ground = plate.querySelector('rect')
  if (!label || !ground) throw new Error('The plate lacks its parts.')
  return label.getComputedTextLength() / ground.width.baseVal.value
}
