import { expect, homeMessages, inBothLanguages, open, test } from './site.ts'

test.use({ viewport: { width: 360, height: 800 } })

/** The maximum height of the home page on a narrow phone. */
const MAX_PX = 10_500

inBothLanguages((language) => {
  const home = homeMessages[language]
  const notes: readonly { title: string; text: string }[] = [
    home.timber,
    home.management,
    home.damage,
    home.owners,
  ].flatMap(({ sections }) => [...sections])

  test('on a phone, sections are collapsed to their headings, and the page keeps its maximum height', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/', language)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_PX)
    for (const { title, text } of notes) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeHidden()
    }
    const [first] = notes
    if (!first) throw new Error('There are no sections.')
    await page.getByRole('heading', { name: first.title }).click()
    await expect(page.getByText(first.text)).toBeVisible()
    await page.keyboard.press('Enter') // the summary element has the focus
    await expect(page.getByText(first.text)).toBeHidden()

    await test.step('print and wide viewports show all text', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const { text } of notes) await expect(page.getByText(text)).toBeVisible()
      await expect(page.locator('.claims__basis dd').first()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 820, height: 900 })
      for (const { text } of notes) await expect(page.getByText(text)).toBeVisible()
    })
  })
})

const [firstSection] = homeMessages.en.timber.sections

test('a text fragment in a collapsed section expands it', async ({ page }) => {
  await page.goto(`/#:~:text=${encodeURIComponent(firstSection?.text ?? '')}`)
  await expect(page.getByText(firstSection?.text ?? '')).toBeVisible()
})

test('in a wide viewport, the heading of a section cannot be focused or pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/')
  const heading = page.getByRole('heading', { name: firstSection?.title })
  await expect(heading).toBeVisible()
  const takesFocus = await heading.evaluate((element) => {
    element.parentElement?.focus()
    return document.activeElement === element.parentElement
  })
  expect(takesFocus).toBe(false)
  const box = await heading.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect(heading.locator('xpath=ancestor::details')).not.toHaveAttribute('open')
})
