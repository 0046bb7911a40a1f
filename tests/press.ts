import { expect, type Locator, type Page } from '@playwright/test'

/** The input device of a visitor. Tests never call `element.click()`, which would bypass hit testing and focus. */
export type InputDevice = 'mouse' | 'touch' | 'keyboard'

/**
 * Activates an element by real input events. Unlike Playwright's `click()`, it does not wait until the element is enabled
 * and receives events; mouse and touch wait until it is stable, because scrolling it into view does.
 */
export async function press(page: Page, target: Locator, device: InputDevice): Promise<void> {
  if (device === 'keyboard') {
    await target.focus()
    await page.keyboard.press('Enter')
    return
  }
  const { x, y } = await findCentre(target)
  if (device === 'touch') await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y, { steps: 3 })
    await page.mouse.down()
    await page.mouse.up()
  }
}

/** The centre of an element, or of its first line: that of a link on two lines may lie beside both. */
export async function findCentre(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.evaluate((element) => element.getClientRects()[0]?.toJSON() as DOMRect | undefined)
  if (!box) throw new Error(`${target} has no place.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long to observe the scroll position: a page scrolls to its hash once more a second after it was opened. */
const OBSERVATION_MS = 1_500

/** Expects an element to be scrolled to just below the sticky header, and to stay there in every frame afterwards. */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const place = () => recordPlacesBelowHeader(page, id, 0).then(([first]) => first)
  await expect.poll(place, `${id} below the header`).toBe('below')
  await page.waitForLoadState('networkidle')
  expect(await recordPlacesBelowHeader(page, id, OBSERVATION_MS), `${id} stays below the header`).toEqual(['below'])
}

/** The distinct positions of an element relative to the header, checked in every frame for `duration` milliseconds. */
function recordPlacesBelowHeader(page: Page, id: string, duration: number): Promise<string[]> {
  return page
    .evaluate(
      async ([wanted, length]) => {
        const place = () => {
          const top = document.getElementById(wanted)?.getBoundingClientRect().top
          const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
          if (top === undefined) return 'missing'
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
          // an element near either end of the page cannot be scrolled to the header
          const isBelow = top >= header - 1 && (top <= header + 25 || isAtEnd || scrollY <= 60)
          return isBelow ? 'below' : `${Math.round(top)} px, header ${Math.round(header)} px`
        }
        const places = new Set([place()])
        for (const end = performance.now() + length; performance.now() < end; ) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          places.add(place())
        }
        return [...places]
      },
      [id, duration] as const,
    )
    .catch(() => ['navigating'])
}

/** The distinct scroll positions of the page, read in every frame for `duration` milliseconds. */
export function recordScrollPositions(page: Page, duration: number): Promise<number[]> {
  return page.evaluate(async (length) => {
    const positions = new Set([Math.round(scrollY)])
    for (const end = performance.now() + length; performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      positions.add(Math.round(scrollY))
    }
    return [...positions]
  }, duration)
}
