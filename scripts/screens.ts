import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { root } from '../build/places.ts'
import { buildWhenOutdated } from '../build/staleness.ts'
import { exitOnIssues } from '../checks/check-all.ts'
import { languages } from '../content/languages.ts'
import { localPath, paths } from '../content/paths.ts'
import { chromiumPath } from '../tests/chromium.ts'
import { ensureChromium } from '../tests/install-chromium.ts'
import { startServer } from '../tests/server.ts'

/** A page or a state of one: how it comes about, and at which widths there is one. */
type Screen = {
  name: string
  path: string
  isWhole?: boolean
  from?: number
  to?: number
  prepare?: (page: Page) => Promise<unknown>
}

const WIDTHS = [360, 820, 1280, 1680]
const THEMES = ['light', 'dark'] as const
/** As many as two processors keep busy. */
const AT_ONCE = 3
const FOLDER = path.join(root, 'screens')

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

const screens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, path]) => ({ name, path, isWhole: true })),
  { name: 'not-found', path: '/no-such-page', isWhole: true },
  { name: 'menu-solutions', path: '/', from: 1280, prepare: click('.nav__btn') },
  { name: 'menu-language', path: '/', from: 1024, prepare: click('.lang__btn') },
  { name: 'menu-small', path: '/', to: 1279, prepare: click('.burger') },
  { name: 'dialog-newsletter', path: '/', prepare: openNewsletter },
  {
    name: 'form-invalid',
    path: `${paths.signUp}#newsletter`,
    isWhole: true,
    prepare: click('.sign-up [type=submit]:visible'),
  },
  { name: 'search-found', path: paths.faq, prepare: search },
  { name: 'lightbox', path: paths.droneOperations, prepare: click('[data-lightbox]') },
  { name: 'contents-small', path: paths.faq, to: 1023, prepare: click('.folded-contents summary') },
  {
    name: 'forced-colours',
    path: '/',
    isWhole: true,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  { name: 'print', path: paths.basics, isWhole: true, prepare: (page) => page.emulateMedia({ media: 'print' }) },
]

async function openNewsletter(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#dialog-newsletter')?.showModal())
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('.search__field input').fill('batteri')
  await page.locator('.search__pages a').first().waitFor()
}

/**
 * `npm run screens`: pictures of every page and state at every width, theme and language, in the ignored folder screens/.
 * Words after the command narrow it down: `npm run screens -- home 360 dark sv`.
 */
const words = process.argv.slice(2)
const choices = { screen: screens.map(({ name }) => name), width: WIDTHS, theme: THEMES, language: languages }
const unknown = words.filter((word) => !Object.values(choices).flat().map(String).includes(word))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}. There are:`)
  for (const [kind, values] of Object.entries(choices)) console.error(`  ${kind}: ${values.join(' ')}`)
  process.exit(1)
}
const shots = chosen(choices.screen).flatMap((name) =>
  screens
    .filter((screen) => screen.name === name)
    .flatMap((screen) =>
      chosen(WIDTHS)
        .filter((width) => width >= (screen.from ?? 0) && width <= (screen.to ?? width))
        .flatMap((width) =>
          chosen(THEMES).flatMap((theme) => chosen(languages).map((language) => ({ screen, width, theme, language }))),
        ),
    ),
)
await buildWhenOutdated(exitOnIssues)
ensureChromium()
if (words.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
const waiting = [...shots]
try {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) await take(shot)
    }),
  )
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${shots.length} pictures in ${path.relative(root, FOLDER)}/`)

/** Of some values those that are among the words of the command, else all. */
function chosen<Value extends string | number>(values: readonly Value[]): readonly Value[] {
  const named = values.filter((value) => words.includes(String(value)))
  return named.length > 0 ? named : values
}

async function take({ screen, width, theme, language }: (typeof shots)[number]): Promise<void> {
  const name = `${screen.name}-${width}-${theme}-${language}`
  const page = await browser.newPage({
    baseURL: server.address,
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  })
  try {
    await page.goto(localPath(screen.path, language))
    await page.mouse.move(0, 0)
    if (screen.isWhole) await showLazyPictures(page)
    await screen.prepare?.(page)
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: screen.isWhole ?? false })
  } catch (error) {
    throw new Error(`${name} could not be taken`, { cause: error })
  }
  await page.close()
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
