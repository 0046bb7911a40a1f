import type { Page } from '@playwright/test'
import { type Language, languageNames, languageStorageKey } from '../site/languages.ts'
import { localPath, paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { scrollByWheel } from './scroll-by-wheel.ts'
import { documentHeading, expect, holdRequests, inOneLanguage, messages, open, test, waitForFonts } from './site.ts'

const otherLanguageOf = (language: Language): Language => (language === 'en' ? 'sv' : 'en')

/**
 * The last section or heading that starts in the top third of the viewport or above; ids are the same in both
 * languages.
 */
function findReadingPlace(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('main :is(h2, h3, section, .glossary__row)[id]:not([id^="letter-"])')]
    const seen = marks.filter((mark) => mark.getBoundingClientRect().top <= innerHeight / 3).at(-1)
    return { id: seen?.id ?? '', top: seen?.getBoundingClientRect().top ?? 0 }
  })
}

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)

async function chooseLanguage(page: Page, from: Language, to: Language) {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: messages[from].navigation.chooseLanguage }).click()
  await header.getByRole('link', { name: languageNames[to], exact: true }).click()
}

inOneLanguage((language) => {
  const otherLanguage = otherLanguageOf(language)

  test('the picker shows the current language; a choice leads to the translation, and is stored', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: messages[language].navigation.chooseLanguage })
    await expect(button).toHaveText(languageNames[language])
    await button.click()
    await expect(header.getByRole('link', { name: languageNames[language] })).toHaveAttribute('aria-current', 'true')
    await expect(header.getByRole('link', { name: languageNames[otherLanguage] })).toHaveAttribute(
      'lang',
      otherLanguage,
    )
    await header.getByRole('link', { name: languageNames[otherLanguage], exact: true }).click()
    await expect(page).toHaveURL(localPath('/faq', otherLanguage))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', otherLanguage))
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(otherLanguage)
    await page.goto('/api')
    await expect(page).toHaveURL(localPath('/api', otherLanguage))
  })

  for (const device of ['mouse', 'keyboard'] as const) {
    test(`a choice replaces the history entry, so that Back leads to the page before (${device})`, {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, '/guides', language)
      await open(page, '/faq', language)
      const header = page.getByRole('banner')
      await header.getByRole('button', { name: messages[language].navigation.chooseLanguage }).focus()
      await press(page, header.getByRole('link', { name: languageNames[otherLanguage], exact: true }), device)
      await expect(page).toHaveURL(localPath('/faq', otherLanguage))
      await open(page, '/api', otherLanguage)
      await page.goBack()
      await expect(page).toHaveURL(localPath('/faq', otherLanguage))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^(${documentHeading('guides', 'en')}|${documentHeading('guides', 'sv')})$`),
      )
    })
  }

  test('a choice with Ctrl opens a tab, and the page stays unchanged', async ({ page, context }) => {
    await open(page, '/faq?from=mail', language)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: messages[language].navigation.chooseLanguage }).focus()
    const opened = context.waitForEvent('page')
    await header
      .getByRole('link', { name: languageNames[otherLanguage], exact: true })
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(`${localPath('/faq', otherLanguage)}?from=mail`)
    await expect(page).toHaveURL(`${localPath('/faq', language)}?from=mail`)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('a choice in the menu replaces the history entry', async ({ page }) => {
      await open(page, '/guides', language)
      await open(page, '/faq', language)
      await page.getByRole('button', { name: messages[language].navigation.openMenu }).click()
      await page.getByRole('dialog').getByRole('link', { name: languageNames[otherLanguage], exact: true }).click()
      await expect(page).toHaveURL(localPath('/faq', otherLanguage))
      await page.goBack()
      await expect(page).toHaveURL(/\/guides$/)
    })
  })

  test('choosing the current language does not reload or scroll the page', async ({ page }) => {
    await open(page, '/faq#faq-permit', language)
    await scrollByWheel(page, { x: 600, y: 500 }, -300) // user scrolling cancels the page's delayed scroll to the hash
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await chooseLanguage(page, language, language)
    await expect(page.getByRole('banner').locator('#menu-language')).toBeHidden()
    expect(await page.evaluate(() => ['isSameDocument' in window, scrollY])).toEqual([true, 1500])
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(language)
  })

  test('a choice keeps query, hash and scroll position', async ({ page }) => {
    await open(page, '/manual/basics?from=mail#teams', language)
    await scrollByWheel(page, { x: 600, y: 500 }, 300) // user scrolling cancels the page's delayed scroll to the hash
    await page.evaluate(() => scrollTo({ top: 1700, behavior: 'instant' }))
    const before = await findReadingPlace(page)
    await chooseLanguage(page, language, otherLanguage)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('basics', otherLanguage))
    await expect(page).toHaveURL(`${localPath('/manual/basics', otherLanguage)}?from=mail#teams`)
    await expect.poll(() => topOf(page, before.id)).toBeCloseTo(before.top, -1)
  })

  for (const path of isFullRun ? ['/fire', '/', '/glossary'] : ['/']) {
    test(`a choice keeps the reader’s place on ${path}`, async ({ page }) => {
      await open(page, path, language)
      await waitForFonts(page)
      await page.evaluate(() =>
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
      )
      const before = await findReadingPlace(page)
      await chooseLanguage(page, language, otherLanguage)
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
      await expect.poll(() => topOf(page, before.id)).toBeCloseTo(before.top, -1)
      await page.waitForLoadState('load')
      expect(await topOf(page, before.id)).toBeCloseTo(before.top, -1)
    })
  }

  test('a choice keeps form input and the selected tab', { tag: '@core' }, async ({ page }) => {
    await open(page, '/sign-up', language)
    await page.getByRole('tab', { name: messages[language].signUp.demo.tab }).click()
    const email = (of: Language) => page.getByRole('tabpanel').getByLabel(messages[of].signUp.email)
    const question = (of: Language) => page.getByRole('tabpanel').getByLabel(messages[of].signUp.question)
    await email(language).fill('anna@exempel.se')
    await question(language).fill('Hittar ni\ngranbarkborre?')
    await chooseLanguage(page, language, otherLanguage)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(messages[otherLanguage].signUp.demo.tab)
    await expect(email(otherLanguage)).toHaveValue('anna@exempel.se')
    await expect(question(otherLanguage)).toHaveValue('Hittar ni\ngranbarkborre?')

    await open(page, paths.glossary, otherLanguage)
    await page.getByRole('main').getByRole('searchbox').fill('avlägg')
    await chooseLanguage(page, otherLanguage, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('avlägg')
    await expect(page.getByRole('main').getByRole('term')).toHaveCount(2)
  })

  test('a choice keeps the ticked questions, translated', async ({ page }) => {
    await open(page, paths.beforeYouBuy, language)
    const question = page.getByRole('main').getByRole('checkbox').nth(3)
    const words = await question.getAttribute('value')
    await question.check()
    await chooseLanguage(page, language, otherLanguage)
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
    await expect(question).toBeChecked()
    await expect(page.getByRole('main').locator('[name="question"]:checked')).toHaveCount(1)
    expect(await question.getAttribute('value')).not.toBe(words)
  })
  test('a question ticked before the runtime has loaded stays ticked beside those carried over', async ({ page }) => {
    await open(page, paths.beforeYouBuy, language)
    const questions = page.getByRole('main').locator('[name="question"]')
    await questions.nth(3).check()
    const release = await holdRequests(page, '**/static/js/runtime.*.js')
    await chooseLanguage(page, language, otherLanguage)
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage)
    await questions.nth(5).check()
    await expect(page.locator('html')).not.toHaveAttribute('data-runtime')
    release()
    await expect(questions.nth(3)).toBeChecked()
    await expect(questions.nth(5)).toBeChecked()
  })
})
