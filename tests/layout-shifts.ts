import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string }

/** Adds an init script that records unexpected layout shifts on every page opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
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

/** The sum of the recorded layout shift scores, and a description of the shifts. Requires `recordLayoutShifts`. */
export async function readLayoutShifts(page: Page): Promise<{ sum: number; about: string }> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'layoutShifts') as Shift[] | undefined) // set by the init script above
  if (!shifts) throw new Error('This page was opened without recordLayoutShifts.')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), about: JSON.stringify(shifts) }
}
