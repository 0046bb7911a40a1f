import { expect, type Locator, type Page } from '@playwright/test'

/** How a visitor presses: with a mouse, a finger or the keys; never a script's click. */
export type Hand = 'mouse' | 'finger' | 'keys'

/**
 * Presses something as a visitor does, as soon as it is there: nothing else is waited for. What is out of view is
 * scrolled to before.
 */
export async function press(page: Page, target: Locator, hand: Hand): Promise<void> {
  if (hand === 'keys') {
    await target.focus()
    await page.keyboard.press('Enter')
    return
  }
  const { x, y } = await middleOf(target)
  if (hand === 'finger') await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y, { steps: 3 })
    await page.mouse.down()
    await page.mouse.up()
  }
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How long a page is watched for what it does later by itself: its own scroll to a hash comes after a second. */
const WATCH_MS = 1_500

/** Looks whether an element comes to stand right below the header, and then stays there in every frame. */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const place = () => placesBelowHeader(page, id, 0).then(([first]) => first)
  await expect.poll(place, `${id} below the header`).toBe('below')
  await page.waitForLoadState('networkidle')
  expect(await placesBelowHeader(page, id, WATCH_MS), `${id} stays below the header`).toEqual(['below'])
}

/** Where an element stands, frame after frame, without what is said twice. */
function placesBelowHeader(page: Page, id: string, duration: number): Promise<string[]> {
  return page
    .evaluate(
      async ([wanted, length]) => {
        const place = () => {
          const top = document.getElementById(wanted)?.getBoundingClientRect().top
          const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
          if (top === undefined) return 'missing'
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
          // one near the top of the page is there without much scrolling
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
    .catch(() => ['on its way'])
}

/** Where the page stands in every frame for a while, without what is said twice. */
export function positionsFor(page: Page, duration: number): Promise<number[]> {
  return page.evaluate(async (length) => {
    const positions = new Set([Math.round(scrollY)])
    for (const end = performance.now() + length; performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      positions.add(Math.round(scrollY))
    }
    return [...positions]
  }, duration)
}
