import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Collects console messages, uncaught errors, failed requests and requests to other origins. Call it before navigating. */
export function recordPageProblems(page: Page): string[] {
  const problems: string[] = []
  const isExpected404 = (text: string) => /status of 404/.test(text) && page.url().endsWith('/no-such-page')
  page.on('console', (message) => {
    if (message.type() !== 'debug' && !isExpected404(message.text()))
      problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== process.env.SITE && protocol !== 'data:')
      problems.push(`request to another origin: ${request.url()}`)
    if (/web-vitals/.test(request.url())) problems.push('loads the metrics without a callback')
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/no-such-page'))
      problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** Scrolls to the end of the page by the wheel, a viewport at a time, so that lazy content is rendered and loaded. */
export async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
  for (let turn = 0; turn < 100 && !(await isAtEnd()); turn++) await page.mouse.wheel(0, 800)
  await page.waitForLoadState('networkidle')
}

/** The violations that axe finds in the page or in the part `within`, a line each; without `rules`, axe's default rules. */
export async function findAxeViolations(
  page: Page,
  { rules, within }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // opens no blank page to combine the results of frames, as the pages have none
    .options({ resultTypes: ['violations'] }) // collecting the selectors of passed checks takes a third of the time
  if (rules) axe.withRules(rules)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

/** Sets the letter, word, line and paragraph spacing that WCAG 1.4.12 (Text Spacing) requires pages to support. */
export const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(style)
  })

/** Opens what is folded in `main`, and folds it again the second time. */
export const toggleFolds = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.toggleAttribute('open')
  })

/** The viewport widths at which the page overflows horizontally, with the first element beyond the right edge. */
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
