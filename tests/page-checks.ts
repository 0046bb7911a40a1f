import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Everything that a page complains about, and every request that leaves the site; call it before the page is opened. */
export function recordPageProblems(page: Page): string[] {
  const found: string[] = []
  const isOfPage = (text: string) => /status of 404/.test(text) && page.url().endsWith('/no-such-page')
  page.on('console', (message) => {
    if (message.type() !== 'debug' && !isOfPage(message.text())) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== process.env.SITE && protocol !== 'data:') found.push(`asked elsewhere: ${request.url()}`)
    if (/web-vitals/.test(request.url())) found.push('loads the metrics without a callback')
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/no-such-page'))
      found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

/** Turns the wheel to the end of the page, a screen at a time, so that everything put off is shown and loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
  for (let turn = 0; turn < 100 && !(await isAtEnd()); turn++) await page.mouse.wheel(0, 800)
  await page.waitForLoadState('networkidle')
}

/** What axe finds on a page or within a part of it, short enough to read in a report; all rules without a list of them. */
export async function axeFindings(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // no page of its own for the results: nothing here has frames
    .options({ resultTypes: ['violations'] }) // the selectors of all that passes take a third of the time
  if (rules) axe.withRules(rules)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Spaces letters, words and lines as widely as readers may set them (WCAG 1.4.12). */
export const spaceOutText = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(style)
  })

/** The widths at which something is wider than the window, with the element that is. */
export async function findOverflow(page: Page, widths: readonly number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const width of widths) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor: 1,
      mobile: false,
    })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const widest = [...document.body.querySelectorAll('*')].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
      )
      return `${scrollWidth} px: ${widest?.outerHTML.slice(0, 80)}`
    })
    if (wide) found.push(`at ${width} px ${wide}`)
  }
  await session.detach()
  return found
}
