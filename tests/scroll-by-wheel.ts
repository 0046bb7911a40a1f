import type { Page } from '@playwright/test'

/**
 * Scrolls by the mouse wheel at a point, and waits for the wheel event and two animation frames, so that a test can then
 * assert that the page has not moved.
 */
export async function scrollByWheel(page: Page, { x, y }: { x: number; y: number }, delta: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.evaluate(() => {
    const wheelHandled = new Promise<void>((resolve) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        once: true,
        capture: true,
        passive: true,
      }),
    )
    Object.assign(window, { wheelHandled })
  })
  await page.mouse.wheel(0, delta)
  await page.evaluate(() => Reflect.get(window, 'wheelHandled'))
}
