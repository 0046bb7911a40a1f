import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { root } from '../build/places.ts'
import { buildWhenOutdated } from '../build/staleness.ts'
import { exitOnIssues } from '../checks/check-all.ts'
import { type Language, languages } from '../content/languages.ts'
import { localPath, paths } from '../content/paths.ts'
import { chromiumPath } from '../tests/chromium.ts'
import { ensureChromium } from '../tests/install-chromium.ts'
import { startServer } from '../tests/server.ts'

/** A page or a state of one: what it is called, where it is, and how it comes about. */
type Screen = {
  name: string
  path: string
  whole?: boolean
  least?: number
  most?: number
  prepare?: (page: Page) => Promise<unknown>
}

const WIDTHS = [360, 820, 1280, 1680]
const THEMES = ['light', 'dark'] as const
/** As many as two processors keep busy. */
const AT_ONCE = 3
const FOLDER = path.join(root, 'screens')

const openDialog = (id: string) => (page: Page) =>
  page.evaluate((dialog) => document.querySelector<HTMLDialogElement>(`#${dialog}`)?.showModal(), id)

const screens: readonly Screen[] = [
  ...Object.entries(paths).map(([name, at]) => ({ name, path: at, whole: true })),
  { name: 'not-found', path: '/no-such-page', whole: true },
  { name: 'menu-solutions', path: '/', least: 1280, prepare: (page) => page.locator('.nav__btn').first().click() },
  { name: 'menu-resources', path: '/', least: 1280, prepare: (page) => page.locator('.nav__btn').last().click() },
  { name: 'menu-language', path: '/', least: 1024, prepare: (page) => page.locator('.lang__btn').click() },
  { name: 'menu-small', path: '/', most: 1279, prepare: (page) => page.locator('.burger').click() },
  ...['newsletter', 'demo', 'trial', 'privacy'].map((kind) => ({
    name: `dialog-${kind}`,
    path: '/',
    prepare: openDialog(`dialog-${kind}`),
  })),
  { name: 'form-invalid', path: `${paths.signUp}#newsletter`, whole: true, prepare: submitEmpty },
  { name: 'form-sent', path: `${paths.signUp}#demo`, whole: true, prepare: (page) => answer(page, true) },
  { name: 'form-failed', path: `${paths.signUp}#trial`, whole: true, prepare: (page) => answer(page, false) },
  { name: 'form-sending', path: `${paths.signUp}#trial`, whole: true, prepare: submitFilled },
  { name: 'lightbox', path: paths.droneOperations, prepare: (page) => page.locator('[data-lightbox]').first().click() },
  { name: 'manual-scrolled', path: paths.actionPlanning, prepare: (page) => page.evaluate(() => scrollTo(0, 2400)) },
  { name: 'document-failed', path: paths.faq, whole: true, prepare: failDocument },
  { name: 'search-found', path: paths.faq, prepare: (page) => search(page, 'batteri') },
  { name: 'search-none', path: paths.faq, prepare: (page) => search(page, 'xyzzy') },
  {
    name: 'calculator',
    path: `${paths.planning}?hectares=750#flight-time`,
    prepare: (page) => page.waitForTimeout(500),
  },
  {
    name: 'calculator-invalid',
    path: `${paths.planning}#flight-time`,
    prepare: (page) => page.locator('.calc__field').first().fill(''),
  },
  { name: 'compare-moved', path: paths.windthrow, prepare: moveDivider },
  { name: 'contents-small', path: paths.faq, most: 1023, prepare: (page) => page.locator('.toc-m summary').click() },
  { name: 'document-loading', path: paths.faq, prepare: leaveDocumentLoading },
  { name: 'forced-colours', path: '/', whole: true, prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
  { name: 'print', path: paths.basics, whole: true, prepare: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'chunk-failed', path: paths.faq, whole: true, prepare: failChunk },
]

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('.su button[type=submit]:visible').click()
}

async function submitFilled(page: Page): Promise<void> {
  await page.route('**/subscribe/**', () => {}) // never answered
  await page.locator('.su input[type=email]:visible').fill('name@example.com')
  await page.locator('.su button[type=submit]:visible').click()
}

/** Lets the form believe that the new tab has told how it went. */
async function answer(page: Page, ok: boolean): Promise<void> {
  await submitFilled(page)
  const kind = new URL(page.url()).hash.slice(1)
  await page.evaluate(([which, went]) => new BroadcastChannel('sign-up').postMessage({ kind: which, ok: went }), [
    kind,
    ok,
  ] as const)
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.locator('.search__field input').fill(words)
  await page.waitForTimeout(1500) // the index comes first
}

async function moveDivider(page: Page): Promise<void> {
  const divider = page.locator('.compare input')
  await divider.scrollIntoViewIfNeeded()
  await divider.fill('20')
}

async function leaveDocumentLoading(page: Page): Promise<void> {
  await page.route('**/markdown/**', () => {}) // never answered
  await page.locator('.footer a[href$="/guides"]').click()
  await page.waitForTimeout(500) // a page that comes at once has no sign
}

async function failDocument(page: Page): Promise<void> {
  await page.route('**/markdown/**', (route) => route.abort())
  await page.locator('.footer a[href$="/guides"]').click()
}

async function failChunk(page: Page): Promise<void> {
  await page.route('**/*SignUpPage*', (route) => route.abort())
  await page.locator('.brand').first().click()
  await page.locator('a[href*="/sign-up"]').first().click()
}

/**
 * Pictures of every page and state at every width, theme and language, in the ignored folder screens/. Words after
 * the command narrow it down: `npm run screens -- home 360 dark sv`.
 */
const words = process.argv.slice(2)
refuseUnknown()
const wanted = <Value extends string | number>(values: readonly Value[]) => {
  const chosen = values.filter((value) => words.includes(String(value)))
  return chosen.length > 0 ? chosen : values
}
const names = wanted(screens.map((screen) => screen.name))
await buildWhenOutdated(exitOnIssues)
ensureChromium()
if (words.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
const chosen = screens.filter((screen) => names.includes(screen.name))
const shots = wanted(languages).flatMap((language) =>
  wanted(THEMES).flatMap((theme) =>
    wanted(WIDTHS).flatMap((width) =>
      chosen
        .filter(({ least = 0, most = Number.POSITIVE_INFINITY }) => width >= least && width <= most)
        .map((screen) => ({ screen, width, theme, language })),
    ),
  ),
)
const waiting = [...shots]
try {
  await Promise.all(Array.from({ length: AT_ONCE }, takeWaiting))
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${shots.length} pictures in ${path.relative(root, FOLDER)}/`)

/** A word that is misspelt would otherwise take everything. */
function refuseUnknown(): void {
  const known = { screens: screens.map(({ name }) => name), widths: WIDTHS, themes: THEMES, languages }
  const all = Object.values(known).flat().map(String)
  const unknown = words.filter((word) => !all.includes(word))
  if (unknown.length === 0) return
  console.error(`There is no ${unknown.join(', no ')}. There are:`)
  for (const [kind, names] of Object.entries(known)) console.error(`  ${kind}: ${names.join(' ')}`)
  process.exit(1)
}

async function takeWaiting(): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const { screen, width, theme, language } = shot
    try {
      await take(screen, width, theme, language)
    } catch (error) {
      throw new Error(`${screen.name} at ${width} px, ${theme}, ${language} could not be taken`, { cause: error })
    }
  }
}

async function take(screen: Screen, width: number, theme: 'light' | 'dark', language: Language): Promise<void> {
  const page = await browser.newPage({
    baseURL: server.address,
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  })
  await page.goto(localPath(screen.path, language))
  await page.mouse.move(0, 0)
  if (screen.whole) await showLazyPictures(page)
  await screen.prepare?.(page)
  await page.waitForTimeout(300)
  const file = `${screen.name}-${width}-${theme}-${language}.png`
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: screen.whole ?? false })
  await page.close()
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
