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

/** Looks whether an element stands right below the header, and still does when all has been loaded. */
export async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const place = () => belowHeader(page, id)
  await expect.poll(place, `${id} below the header`).toBe('below')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_200))) // past the page's own scroll to its hash
  expect(await place(), `${id} still below the header`).toBe('below')
}

function belowHeader(page: Page, id: string): Promise<string> {
  return page
    .evaluate((wanted) => {
      const top = document.getElementById(wanted)?.getBoundingClientRect().top
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
      if (top === undefined) return 'missing'
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      const isBelow = top >= header - 1 && (top <= header + 90 || isAtEnd)
      return isBelow ? 'below' : `${Math.round(top)} px, header ${Math.round(header)} px`
    }, id)
    .catch(() => 'on its way')
}
