import { manual, pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { inspectedPages } from './inspected-pages.ts'
import {
  applyTextSpacing,
  findAxeViolations,
  findOverflow,
  recordPageProblems,
  scrollToEnd,
  toggleFolds,
} from './page-checks.ts'
import { everyPagePath, expect, inOneLanguage, languages, messages, open, test } from './site.ts'
import { inLanguages } from './support/in-languages.ts'

/** Widths of phones and the first pixel of each breakpoint; 180 px is a 360 px phone at 200 % zoom. */
const FEW_WIDTHS = [180, 320, 360, 640, 1024, 1280]
/** More common widths, and the last pixel before every breakpoint. */
const WIDTHS = inLanguages({
  en: FEW_WIDTHS,
  sv: [180, 240, 320, 344, 360, 390, 430, 480, 560, 639, 640, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1366, 1440],
})

/** Widths from 176 to 1440 px in steps of 16 px, and both sides of every breakpoint. */
const EVERY_WIDTH = [...new Set([...WIDTHS.sv, ...Array.from({ length: 80 }, (_, index) => 176 + 16 * index)])]

/** The pages with the most elements of a fixed or minimum width. */
const pagesAtEveryWidth: readonly string[] = [paths.home, paths.signUp, paths.droneOperations, paths.fire]

const inspected = isFullRun ? everyPagePath : inspectedPages

inOneLanguage((language) => {
  // All checks share one visit, because loading a page takes longer than checking it.
  for (const path of inspected) {
    test(`${path} has no errors, no axe violations and no overflow at any width`, { tag: '@core' }, async ({
      page,
    }) => {
      const problems = recordPageProblems(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, path, language)
      await scrollToEnd(page)
      // Header, footer and closed dialogs are the same on all pages.
      const within = isFullRun || path === paths.home || path === paths.droneOperations ? 'html' : 'main'
      expect.soft(await findAxeViolations(page, { within }), 'axe, light').toEqual([])
      if (language === 'sv' && (isFullRun || within === 'html')) {
        // Dark colours do not depend on the language, and most pages combine the same ones.
        await page.emulateMedia({ colorScheme: 'dark' })
        const rules = ['color-contrast', 'link-in-text-block']
        expect.soft(await findAxeViolations(page, { rules, within }), 'axe, dark').toEqual([])
      }
      const widths = isFullRun ? (pagesAtEveryWidth.includes(path) ? EVERY_WIDTH : WIDTHS[language]) : FEW_WIDTHS
      await toggleFolds(page)
      expect.soft(await findOverflow(page, widths), 'wider than the window, with open folds').toEqual([])
      await toggleFolds(page)
      await applyTextSpacing(page)
      expect.soft(await findOverflow(page, [320, 360]), 'wider than the window, when spread').toEqual([])
      expect.soft(problems, 'complaints and foreign requests').toEqual([])
    })
  }

  test('navigating through the site causes no errors', async ({ page }) => {
    const problems = recordPageProblems(page)
    const m = messages[language]
    await open(page, '/', language)
    const footer = page.getByRole('contentinfo')
    for (const name of [
      pages.guides.label[language],
      manual.label[language],
      pages.api.label[language],
      pages.faq.label[language],
    ]) {
      const link = footer.getByRole('link', { name, exact: true })
      const address = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(address)
      await page.waitForLoadState('load')
    }
    await page.goBack()
    await footer.getByRole('link', { name: m.footer.privacy }).click()
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
  })

  test('axe finds nothing in open dialogs, menus and invalid forms', { tag: '@core' }, async ({ page }) => {
    const m = messages[language]
    await open(page, '/manual/basics', language)
    const header = page.getByRole('banner')
    for (const opener of [
      header.getByRole('button', { name: m.callToAction.demo }),
      page.getByRole('contentinfo').getByRole('button', { name: m.callToAction.newsletter }),
      page.getByRole('contentinfo').getByRole('link', { name: m.footer.privacy }),
      page.getByRole('link', { name: m.document.openImage }).first(),
    ]) {
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const submit = dialog.locator('button[type="submit"]')
      if (await submit.count()) await submit.click()
      expect(await findAxeViolations(page, { within: 'dialog[open]' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await header.getByRole('button', { name: m.navigation.solutions }).hover()
    expect(await findAxeViolations(page, { within: 'header' })).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole('button', { name: m.navigation.openMenu }).click()
    expect(await findAxeViolations(page, { within: 'dialog[open]' })).toEqual([])
  })
})

// The other pages are only tested for problems on load and for overflow, in both languages.
for (const language of isFullRun ? [] : languages) {
  test(`the other pages have no errors and no overflow (${language})`, {
    tag: '@core',
  }, async ({ page }) => {
    test.slow() // many pages in one test
    const problems = recordPageProblems(page)
    const others = everyPagePath.filter((path) => language === 'en' || !inspectedPages.includes(path))
    expect(others.length).toBeGreaterThan(5)
    for (const path of others) {
      await open(page, path, language)
      expect.soft(await findOverflow(page, FEW_WIDTHS), path).toEqual([])
    }
    expect(problems).toEqual([])
  })
}

test('text over pictures and the film is not clipped with increased text spacing', async ({ page }) => {
  await open(page, '/')
  await applyTextSpacing(page)
  const frames = page.locator('.damage-card, .video')
  await expect(frames).toHaveCount(4)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await frames.evaluateAll((found) =>
      found.flatMap((frame) => {
        const { top, right, bottom } = frame.getBoundingClientRect()
        const outside = [...frame.querySelectorAll('h3, p, span')].filter((words) => {
          const box = words.getBoundingClientRect()
          return box.height > 2 && (box.top < top || box.right > right + 1 || box.bottom > bottom + 1)
        })
        return outside.map(({ textContent }) => textContent)
      }),
    )
    expect(cut, `${width} px`).toEqual([])
  }
})

test('every focusable element has a focus indicator, and the first one skips the header', async ({ page }) => {
  await open(page, paths.signUp)
  const reached = await page.evaluateHandle(() => {
    const ringOf = (element: Element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part).boxShadow).join()
    const rings = new Map<Element, string>()
    addEventListener('focusin', ({ target }) => target instanceof Element && rings.set(target, ringOf(target)))
    return { rings, ringOf }
  })
  for (let count = 0; count < 70; count++) await page.keyboard.press('Tab')
  const [count, withoutFocusRing] = await reached.evaluate(({ rings, ringOf }) => {
    const left = [...rings].filter(([element]) => element !== document.activeElement)
    return [left.length, left.flatMap(([element, ring]) => (ringOf(element) === ring ? element.outerHTML : []))]
  })
  expect(count).toBeGreaterThan(40)
  expect(withoutFocusRing).toEqual([])
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
