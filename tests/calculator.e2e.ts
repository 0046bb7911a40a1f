import type { Page } from '@playwright/test'
import { calculatorMessages as words } from '../generated/messages/calculator.ts'
import { clientMessages } from '../generated/messages/client.ts'
import type { Language } from '../site/languages.ts'
import { localPath, paths } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'
import { inLanguages } from './support/in-languages.ts'

/** 1,600 in the number format of each language. */
const MAX_AREA = inLanguages({ en: '1,600', sv: '1\u202f600' })

function parts(page: Page, language: Language) {
  const m = words[language]
  const section = page.getByRole('region', { name: m.title })
  const result = (term: string) =>
    section.getByRole('definition').and(section.locator(`//dt[.="${term}"]/following-sibling::dd`))
  return {
    section,
    area: section.getByRole('textbox', { name: m.area }),
    slider: section.getByRole('slider', { name: m.slider }),
    minutes: section.getByRole('textbox', { name: m.minutes }),
    flightTime: result(m.flightTime),
    batteries: result(m.batteries),
  }
}

inOneLanguage((language) => {
  const m = words[language]

  test('shows flight time and batteries for the typed area, also with decimals', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, paths.planning, language)
    const { area, flightTime, batteries, minutes } = parts(page, language)
    await expect(minutes).toHaveAccessibleName(`${m.minutes} min`)
    await area.fill('120')
    await expect(flightTime).toHaveText(m.minutesOf({ minutes: '20–30' }))
    await expect(batteries).toHaveText('2')
    await minutes.fill('10')
    await expect(batteries).toHaveText('2–3')
    await area.fill(language === 'sv' ? '6,4' : '6.4')
    await expect(flightTime).toHaveText(m.seconds({ seconds: '64–96' }))
    await expect(page).toHaveURL(/\?hectares=6\.4&minutes=10$/)
  })

  test('keeps slider and field in step', async ({ page }) => {
    await open(page, paths.planning, language)
    const { area, slider } = parts(page, language)
    await area.fill('120')
    await expect(slider).toHaveAttribute('aria-valuetext', m.hectares({ area: '120' }))
    await slider.press('ArrowRight')
    await expect(area).toHaveValue('130')
    await slider.press('End')
    await expect(area).toHaveValue(MAX_AREA[language])
    await expect(slider).toHaveAttribute('aria-valuetext', m.hectares({ area: MAX_AREA[language] }))
  })

  test('writes the area into the URL without scrolling the page, and reads it after a reload', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, paths.planning, language)
    const { area, flightTime } = parts(page, language)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await area.fill('120')
    const before = await page.evaluate(() => scrollY)
    await expect(page).toHaveURL(/\?hectares=120$/)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(errors).toEqual([])
    await page.reload()
    await expect(area).toHaveValue('120')
    await expect(flightTime).toHaveText(m.minutesOf({ minutes: '20–30' }))
  })

  test('explains what to type when the area is invalid, and leaves the URL unchanged', async ({ page }) => {
    await open(page, `${paths.planning}?hectares=120`, language)
    const { area, flightTime, section } = parts(page, language)
    await expect(area).toHaveValue('120')
    await area.fill('about 80')
    const message = m.areaWrong({ least: '1', most: MAX_AREA[language] })
    await expect(area).toHaveAccessibleDescription(message)
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(flightTime).toHaveText('–')
    await expect(section.getByRole('status').filter({ hasText: message })).toBeAttached()
    await expect(page).toHaveURL(/\?hectares=120$/)
    await area.fill('80')
    await expect(area).not.toHaveAttribute('aria-invalid')
    await expect(flightTime).toHaveText(m.minutesOf({ minutes: '14–20' }))
  })

  test('announces the result once, and copies a link to it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `${paths.planning}?utm_source=n`, language)
    const { area, slider, section } = parts(page, language)
    const statuses = section.getByRole('status')
    await slider.press('Home')
    for (let step = 0; step < 5; step++) await slider.press('ArrowRight')
    await expect(statuses.first()).toHaveText('')
    const pictures = m.picturesOf({ pictures: '20–50', size: m.megabytes({ size: '200–500' }) })
    const results = { time: m.seconds({ seconds: '60–90' }), batteries: '1', places: '1', pictures }
    await expect(statuses.filter({ hasText: m.spoken({ area: '6', ...results }) })).toBeAttached()
    await area.fill('120')
    await section.getByRole('button', { name: m.copy }).click()
    await expect(section.getByText(clientMessages[language].linkCopied)).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname + link.search).toBe(`${localPath(paths.planning, language)}?hectares=120`)
    await expect(page.locator(`[id="${link.hash.slice(1)}"]`)).toContainText(m.title)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows examples in place of the fields', { tag: '@core' }, async ({ page }) => {
      await page.goto(localPath(paths.planning, language))
      const { area, slider, section } = parts(page, language)
      await expect(area).toBeHidden()
      await expect(slider).toBeHidden()
      const example = section.getByRole('row', { name: /^100\s?ha/ })
      await expect(example).toContainText(m.minutesOf({ minutes: '17–25' }))
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(example).toBeVisible()
    })
  })
})

test('keeps the area when the language changes, in the number format of that language', async ({ page }) => {
  await open(page, paths.planning)
  await parts(page, 'en').area.fill('1,200')
  await expect(page).toHaveURL(/\?hectares=1200$/)
  await page.getByRole('button', { name: messages.en.navigation.chooseLanguage }).first().click()
  await page.getByRole('link', { name: 'Svenska' }).first().click()
  await expect(page).toHaveURL(/\/sv\/planning-drone-praxis\?hectares=1200$/)
  await expect(parts(page, 'sv').area).toHaveValue('1\u202f200')
})

test('starts with the default area when that in the URL is out of range', async ({ page }) => {
  await open(page, `${paths.planning}?hectares=99999`)
  await expect(parts(page, 'en').area).toHaveValue('200')
})
