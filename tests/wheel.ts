import type { Page } from '@playwright/test'

/**
 * Turns the wheel with the pointer somewhere, and waits until the page has had the turn and a frame has been drawn: what
 * is to stay where it was has had its chance to move.
 */
export async function wheel(page: Page, { x, y }: { x: number; y: number }, delta: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.evaluate(() => {
    const turned = new Promise<void>((resolve) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        once: true,
        capture: true,
        passive: true,
      }),
    )
    Object.assign(window, { turned })
  })
  await page.mouse.wheel(0, delta)
  await page.evaluate(() => Reflect.get(window, 'turned'))
}
