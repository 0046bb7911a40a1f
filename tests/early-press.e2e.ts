import { calculatorEn } from '../content/messages/calculator.en.ts'
import { pages } from '../content/pages.ts'
import { expect, holdBack, homeMessages, messages, open, still, test } from './site.ts'

test.use(still)

/** The site's scripts. */
const SCRIPTS = '**/static/js/**'

test('a press before the scripts are there is done when they are', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  const { quotes, timber } = homeMessages.en
  const carousel = page.getByRole('region', { name: quotes.label(timber.topic.toLowerCase()) })
  await carousel.getByRole('button', { name: quotes.next }).click()
  await expect(carousel.getByText(quotes.position(1, 2), { exact: true })).toBeVisible()
  release()
  await expect(carousel.getByText(quotes.position(2, 2), { exact: true })).toBeVisible()
})

test('a press without coverage is done when coverage is back', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/faq')
  const search = page.getByRole('banner').getByRole('link', { name: messages.en.search.open })
  await search.press('Enter')
  await search.press('Tab')
  await page.unroute(SCRIPTS)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what did not come for want of coverage is asked for at the next press', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/faq')
  const search = page.getByRole('banner').getByRole('link', { name: messages.en.search.open })
  for (const key of ['Enter', 'Tab', 'Shift+Tab']) await search.press(key)
  await page.unroute(SCRIPTS)
  await search.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('menus, dialogs and links work before the scripts are there', async ({ page }) => {
  await holdBack(page, SCRIPTS)
  await page.goto('/faq')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: messages.en.navigation.resources }).hover()
  await expect(header.getByRole('link', { name: pages.api.label.en })).toBeVisible()
  await page.mouse.move(640, 880)
  await header.getByRole('button', { name: messages.en.callToAction.demo }).click()
  await expect(page.getByRole('dialog', { name: messages.en.callToAction.demo })).toBeVisible()
})

test('what is written into the calculator before the scripts are there counts', async ({ page }) => {
  const letCome = await holdBack(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  const m = calculatorEn
  const section = page.getByRole('region', { name: m.title })
  await section.getByRole('textbox', { name: m.area }).fill('120')
  await section.getByRole('textbox', { name: m.minutes }).fill('10')
  letCome()
  await expect(section.getByText(m.minutesOf('20–30')).first()).toBeVisible()
  await expect(section.getByText('2–3', { exact: true })).toBeVisible()
  await expect(section.getByRole('textbox', { name: m.area })).toHaveValue('120')
})

test('a link pressed right after another leads on without loading the site anew', async ({ page }) => {
  await open(page, '/faq')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const home = await page.getByRole('banner').getByRole('link', { name: pages.home.label.en }).boundingBox()
  if (!home) throw new Error('The home link has no place.')
  await page.getByRole('contentinfo').getByRole('link', { name: pages.guides.label.en }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('/guides', { waitUntil: 'commit' })
  await page.mouse.click(home.x + 20, home.y + home.height / 2)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
