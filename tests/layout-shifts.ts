import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string }

/** Writes down what moves by itself on every page that is opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
        shifts.push({ value: Number(entry.value), moved: moved.join() })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much has moved, as a share of the window, and what. */
export async function layoutShifts(page: Page): Promise<{ sum: number; about: string }> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[] | undefined) // put there by the watch
  if (!shifts) throw new Error('Nobody has watched this page.')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), about: JSON.stringify(shifts) }
}
