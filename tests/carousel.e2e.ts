import type { Locator, Page } from '@playwright/test'
import { quotesAbout } from '../site/quotes.ts'
import { expect, homeMessages, inOneLanguage, open, test } from './site.ts'

inOneLanguage((language) => {
  const { quotes, timber } = homeMessages[language]
  // there are two quotes about timber
  const texts = quotesAbout('timber').map(({ text }) => text[language]) as [string, string]

  function carouselOf(page: Page) {
    return page.getByRole('region', { name: quotes.label({ topic: timber.topic.toLowerCase() }) })
  }

  async function expectShown(page: Page, number: number) {
    const carousel = carouselOf(page)
    const [shown, hidden] = number === 1 ? texts : ([texts[1], texts[0]] as const)
    await expect(carousel.getByText(quotes.position({ number, count: 2 }), { exact: true })).toBeVisible()
    await expect(carousel.getByText(shown)).toBeInViewport({ ratio: 1 })
    await expect(carousel.getByText(hidden)).not.toBeInViewport()
  }

  test('moves by buttons, wrapping around, and by arrow keys, and has its ARIA role descriptions', {
    tag: '@core',
  }, async ({ page }) => {
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
    await carousel.getByRole('list').focus()
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 2)
    await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', quotes.roles.carousel)
    const slide = carouselOf(page).getByRole('listitem').first()
    await expect(slide).toHaveAttribute('aria-roledescription', quotes.roles.slide)
  })

  test('announces each new position once, without intermediate ones', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/', language)
    const carousel = carouselOf(page)
    await carousel.scrollIntoViewIfNeeded()
    const announcements = await carousel.locator('[aria-live]').evaluateHandle((region) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      })
      return texts
    })
    await carousel.getByRole('button', { name: quotes.next }).click()
    await expectShown(page, 2)
    await carousel.getByRole('button', { name: quotes.next }).click()
    await expectShown(page, 1)
    expect(await announcements.jsonValue()).toEqual([
      quotes.position({ number: 2, count: 2 }),
      quotes.position({ number: 1, count: 2 }),
    ])
  })
})

/** Swipes from right to left over an element by native touch events (Chrome DevTools Protocol). */
async function swipeLeft(page: Page, element: Locator) {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be swiped is not on the page.')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + box.height / 2 }],
    })
  await touch('touchStart', box.width * 0.9)
  for (let x = box.width * 0.85; x > box.width * 0.15; x -= 15) await touch('touchMove', x)
  await touch('touchEnd')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { quotes, timber } = homeMessages.en

  test('moves by a swipe', { tag: '@core' }, async ({ page }) => {
    await open(page, '/')
    const carousel = page.getByRole('region', { name: quotes.label({ topic: timber.topic.toLowerCase() }) })
    await carousel.scrollIntoViewIfNeeded()
    await swipeLeft(page, carousel.getByRole('list'))
    await expect(carousel.getByText(quotes.position({ number: 2, count: 2 }), { exact: true })).toBeVisible()
    await expect(carousel.getByText(quotesAbout('timber')[1]?.text.en ?? '')).toBeInViewport({ ratio: 1 })
  })
})

test('never moves by itself', async ({ page }) => {
  const { quotes, timber } = homeMessages.en
  await page.clock.install()
  await open(page, '/')
  const carousel = page.getByRole('region', { name: quotes.label({ topic: timber.topic.toLowerCase() }) })
  await carousel.scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await expect(carousel.getByText(quotes.position({ number: 1, count: 2 }), { exact: true })).toBeVisible()
  await expect(carousel.getByText(quotesAbout('timber')[0]?.text.en ?? '')).toBeInViewport({ ratio: 1 })
})
