import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { languages, test } from '../site.ts'

/** A screenshot: a page, the steps to its state, and the viewport widths that have this state. */
type Screen = {
  name: string
  path: string
  isFullPage?: boolean
  minWidth?: number
  maxWidth?: number
  prepare?: (page: Page) => Promise<unknown>
}

const WIDTHS = [360, 820, 1280, 1680]
const THEMES = ['light', 'dark'] as const
const FOLDER = path.resolve(import.meta.dirname, '../../screens')

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

const screens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, path]): Screen => ({ name, path, isFullPage: true })),
  { name: 'not-found', path: '/no-such-page', isFullPage: true },
  { name: 'menu-solutions', path: '/', minWidth: 1280, prepare: click('.nav__button') },
  { name: 'menu-language', path: '/', minWidth: 1024, prepare: click('.language-menu__button') },
  { name: 'menu-small', path: '/', maxWidth: 1279, prepare: click('.burger') },
  { name: 'dialog-newsletter', path: '/', prepare: click('[commandfor=dialog-newsletter]:visible') },
  {
    name: 'form-invalid',
    path: `${paths.signUp}#newsletter`,
    isFullPage: true,
    prepare: click('.sign-up [type=submit]:visible'),
  },
  { name: 'search-found', path: paths.faq, prepare: search },
  { name: 'lightbox', path: paths.droneOperations, prepare: click('a.figure-button') },
  { name: 'contents-small', path: paths.faq, maxWidth: 1023, prepare: click('.reader .contents summary') },
  {
    name: 'forced-colours',
    path: '/',
    isFullPage: true,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  { name: 'print', path: paths.basics, isFullPage: true, prepare: (page) => page.emulateMedia({ media: 'print' }) },
]

for (const screen of screens) {
  const { minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = screen
  for (const width of WIDTHS.filter((each) => each >= minWidth && each <= maxWidth))
    for (const theme of THEMES) for (const language of languages) defineScreenshot(screen, width, theme, language)
}

/** Defines one test for each screenshot, so that Playwright runs them in parallel and filters them by name. */
function defineScreenshot(screen: Screen, width: number, theme: (typeof THEMES)[number], language: Language): void {
  const { name, path: address, isFullPage = false, prepare } = screen
  test.describe(() => {
    test.use({ viewport: { width, height: width < 500 ? 780 : 900 }, colorScheme: theme, locale: language })
    test(`${name} ${width} ${theme} ${language}`, async ({ page }) => {
      await page.goto(localPath(address, language))
      if (isFullPage) await showLazyPictures(page)
      await prepare?.(page)
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${width}-${theme}-${language}.png`),
        fullPage: isFullPage,
      })
    })
  })
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('.search__field input').fill('batteri')
  await page.locator('.search__pages a').first().waitFor()
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
