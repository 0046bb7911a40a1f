import { calculatorEn } from '../content/messages/calculator.en.ts'
import { expect, homeMessages, messages, test } from './site.ts'

/** Holds back the site's scripts until they are asked for. */
async function holdScripts(page: import('@playwright/test').Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/js/**', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('a press before the scripts are there is done when they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { quotes, timber } = homeMessages.en
  const carousel = page.getByRole('region', { name: quotes.label(timber.topic.toLowerCase()) })
  await carousel.getByRole('button', { name: quotes.next }).click()
  await expect(carousel.getByText(quotes.position(1, 2), { exact: true })).toBeVisible()
  release()
  await expect(carousel.getByText(quotes.position(2, 2), { exact: true })).toBeVisible()
})

test('menus, dialogs and links work before the scripts are there', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/faq')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: messages.en.navigation.resources }).hover()
  await expect(header.getByRole('link', { name: messages.en.navigation.api })).toBeVisible()
  await page.mouse.move(640, 880)
  await header.getByRole('button', { name: messages.en.callToAction.demo }).click()
  await expect(page.getByRole('dialog', { name: messages.en.callToAction.demo })).toBeVisible()
})

test('what is written into the calculator before the scripts are there counts', async ({ page }) => {
  let letCome = () => {}
  const waiting = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/static/js/*.js', async (route) => {
    await waiting
    await route.continue()
  })
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
