import type { Page } from '@playwright/test'
import { expect, homeMessages, inBothLanguages, open, test } from './site.ts'

inBothLanguages((language) => {
  const { quotes, timber } = homeMessages[language]
  const [first, second] = timber.quotes

  function carouselOf(page: Page) {
    return page.getByRole('region', { name: quotes.label(timber.topic.toLowerCase()) })
  }

  async function expectShown(page: Page, number: number) {
    const carousel = carouselOf(page)
    const [shown, hidden] = number === 1 ? [first, second] : [second, first]
    await expect(carousel.getByText(quotes.position(number, 2), { exact: true })).toBeVisible()
    await expect(carousel.getByText(shown?.text ?? '')).toBeInViewport({ ratio: 1 })
    await expect(carousel.getByText(hidden?.text ?? '')).not.toBeInViewport()
  }

  test('moves by its buttons, around its ends', async ({ page }) => {
    await open(page, '/', language)
    const carousel = carouselOf(page)
    await carousel.scrollIntoViewIfNeeded()
    await expectShown(page, 1)
    await carousel.getByRole('button', { name: quotes.next }).click()
    await expectShown(page, 2)
    await carousel.getByRole('button', { name: quotes.next }).click()
    await expectShown(page, 1)
    await carousel.getByRole('button', { name: quotes.previous }).click()
    await expectShown(page, 2)
  })

  test('moves by the arrow keys', async ({ page }) => {
    await open(page, '/', language)
    const carousel = carouselOf(page)
    await carousel.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, 1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { quotes, timber } = homeMessages.en

  test('moves by a swipe', async ({ page }) => {
    await open(page, '/')
    const carousel = page.getByRole('region', { name: quotes.label(timber.topic.toLowerCase()) })
    await carousel.scrollIntoViewIfNeeded()
    // What a swipe does to the strip; the label follows its scroll.
    await carousel.getByRole('list').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }))
    await expect(carousel.getByText(quotes.position(2, 2), { exact: true })).toBeVisible()
    await expect(carousel.getByText(timber.quotes[1]?.text ?? '')).toBeInViewport({ ratio: 1 })
  })
})

test('never moves by itself', async ({ page }) => {
  const { quotes, timber } = homeMessages.en
  await page.clock.install()
  await open(page, '/')
  const carousel = page.getByRole('region', { name: quotes.label(timber.topic.toLowerCase()) })
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await expect(carousel.getByText(quotes.position(1, 2), { exact: true })).toBeVisible()
  await expect(carousel.getByText(timber.quotes[0]?.text ?? '')).toBeInViewport({ ratio: 1 })
})
