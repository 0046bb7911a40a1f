import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type MarkWords, marks } from '../content/findings.ts'
import type { Language } from '../content/languages.ts'
import { findingsMessages as words } from '../content/messages/use-case.ts'
import { useCases } from '../content/navigation.ts'
import { localPath, paths } from '../content/paths.ts'
import { expect, inBothLanguages, open, still, test } from './site.ts'

test.use(still)

type Feature = { kind: string; properties: Record<string, unknown> }

function featuresOf(picture: string, kind: string): Feature[] {
  const file = path.join(import.meta.dirname, '..', 'content', 'overlays', `${picture}.json`)
  const overlay: { features: Feature[] } = JSON.parse(readFileSync(file, 'utf8'))
  return overlay.features.filter((feature) => feature.kind === kind)
}

function parts(page: Page, language: Language) {
  const m = words[language]
  return { divider: page.getByRole('slider', { name: m.divider }), marked: page.getByAltText(m.markedAlt) }
}

/** From where to the right the marked view shows, in per cent of the width. */
function shownFrom(marked: Locator): Promise<number> {
  return marked.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const cut = /([\d.]+)%\)$/.exec(getComputedStyle(at).clipPath)
      if (cut) return Number(cut[1])
    }
    return Number.NaN
  })
}

inBothLanguages((language) => {
  const m = words[language]

  test('moves the divider with the keys and says where it is', async ({ page }) => {
    await open(page, paths.barkBeetle, language)
    const { divider, marked } = parts(page, language)
    await expect(divider).toHaveAttribute('aria-valuetext', m.position(50))
    await divider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(divider).toHaveAttribute('aria-valuetext', m.position(51))
    await expect.poll(() => shownFrom(marked)).toBe(51)
    await page.keyboard.press('Home')
    await expect(divider).toHaveAttribute('aria-valuetext', m.position(0))
    await expect.poll(() => shownFrom(marked)).toBe(0)
    // nothing of the other view is left, so it is not named
    await expect(page.locator('.compare__name').first()).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows half of each view, and no divider that would not move', async ({ page }) => {
      await page.goto(localPath(paths.fire, language))
      const { divider, marked } = parts(page, language)
      await expect(divider).toBeHidden()
      await expect(marked).toBeVisible()
      await expect(page.getByText(m.hint)).toBeHidden()
      await page.getByText(m.list).click()
      await expect(
        page.getByRole('rowheader', { name: m.numbered(marks['fire-above'].unburntIsland.words[language].name, 3) }),
      ).toBeVisible()
    })
  })

  const counted: [
    picture: string,
    path: string,
    words: MarkWords,
    kind: string,
    test: (feature: Feature) => boolean,
  ][] = [
    [
      'bark-beetle-above',
      paths.barkBeetle,
      marks['bark-beetle-above'].redCrown.words[language],
      'dead_tree',
      ({ properties }) => properties.stage === 'red',
    ],
    [
      'windthrow-above',
      paths.windthrow,
      marks['windthrow-above'].fallenStem.words[language],
      'fallen_stem',
      () => true,
    ],
    [
      'wildlife-above',
      paths.wildlife,
      marks['wildlife-above'].moose.words[language],
      'animal',
      ({ properties }) => properties.animal === 'moose_cow' || properties.animal === 'moose_bull',
    ],
    [
      'final-felling-above',
      paths.finalFelling,
      marks['final-felling-above'].logPile.words[language],
      'log_pile',
      () => true,
    ],
    ['fire-above', paths.fire, marks['fire-above'].unburntIsland.words[language], 'unburnt_island', () => true],
  ]
  for (const [
    picture,
    address,
    {
      legend: [, many],
    },
    kind,
    matches,
  ] of counted) {
    test(`counts in the legend what the overlay of ${picture} holds`, async ({ page }) => {
      await page.goto(localPath(address, language))
      const count = featuresOf(picture, kind).filter(matches).length
      const legend = page.getByRole('list', { name: m.legend })
      await expect(legend).toContainText(`${count} ${many}`)
    })
  }

  test('lists every compartment with its stand, age and area', async ({ page }) => {
    await open(page, paths.planning, language)
    await page.getByText(m.list).click()
    const compartments = featuresOf('planning', 'compartment')
    await expect(page.getByRole('rowheader', { name: m.compartment(1).replace('1', '') })).toHaveCount(
      compartments.length,
    )
    const second = page.getByRole('row', { name: new RegExp(`^${m.compartment(2)} `) })
    await expect(second).toContainText(m.measures.age('95'))
    await expect(second).toContainText(m.measures.hectares(language === 'sv' ? '1,92' : '1.92'))
  })
})

for (const useCase of useCases) {
  test(`shows the markings of ${useCase.name} over a picture of the same size`, async ({ page }) => {
    await open(page, useCase.path)
    const { divider, marked } = parts(page, 'en')
    await divider.scrollIntoViewIfNeeded()
    await expect.poll(() => marked.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await marked.boundingBox()).toEqual(await divider.boundingBox())
  })
}

test('puts the divider where the pointer presses', async ({ page }) => {
  await open(page, paths.windthrow)
  const { divider, marked } = parts(page, 'en')
  await divider.scrollIntoViewIfNeeded()
  const box = await divider.boundingBox()
  await divider.click({ position: { x: (box?.width ?? 0) * 0.9, y: 200 } })
  await expect.poll(() => shownFrom(marked)).toBeCloseTo(90, 0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('scrolls the page when the picture is swiped upwards, and leaves the divider where it was', async ({ page }) => {
    await open(page, paths.barkBeetle)
    const { divider, marked } = parts(page, 'en')
    await divider.scrollIntoViewIfNeeded()
    const box = await divider.boundingBox()
    const before = await page.evaluate(() => scrollY)
    await swipeUp(page, (box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await expect(divider).toHaveValue('50')
    await expect.poll(() => shownFrom(marked)).toBe(50)
  })
})

async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 15 * step }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
