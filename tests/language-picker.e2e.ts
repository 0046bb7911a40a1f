import type { Page } from '@playwright/test'
import { type Language, languageNames, languageStorageKey } from '../content/languages.ts'
import { searchMessages } from '../content/messages/search.ts'
import { localPath } from '../content/paths.ts'
import { documentHeading, expect, fontsSet, inBothLanguages, messages, open, scrollPosition, test } from './site.ts'

const other = (language: Language): Language => (language === 'en' ? 'sv' : 'en')

async function choose(page: Page, from: Language, to: Language) {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: messages[from].navigation.chooseLanguage }).click()
  await header.getByRole('link', { name: languageNames[to], exact: true }).click()
}

inBothLanguages((language) => {
  const twin = other(language)

  test('a choice leads to the twin of the page and is remembered', async ({ page }) => {
    await open(page, '/faq', language)
    await choose(page, language, twin)
    await expect(page).toHaveURL(localPath('/faq', twin))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', twin))
    await expect(page.locator('html')).toHaveAttribute('lang', twin)
    expect(await page.evaluate((key) => localStorage.getItem(key), languageStorageKey)).toBe(twin)
  })

  test('one language’s sentences are loaded, and the search speaks the other after a choice', async ({ page }) => {
    const words: string[] = []
    page.on('request', (request) => words.push(/\b(en|sv)\.[\w-]+\.chunk\.js$/.exec(request.url())?.[1] ?? ''))
    await open(page, '/', language)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog', { name: searchMessages[language].title })).toBeVisible()
    expect(words).toContain(language)
    expect(words).not.toContain(twin)
    await page.keyboard.press('Escape')
    await choose(page, language, twin)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog', { name: searchMessages[twin].title })).toBeVisible()
  })

  test('a choice keeps query, section and scroll position', async ({ page }) => {
    await open(page, '/manual/basics?from=mail#teams', language)
    await page.keyboard.press('Shift') // the visitor acts: the page's own scroll to the hash is over
    await page.evaluate(() => scrollTo({ top: 1700, behavior: 'instant' }))
    await choose(page, language, twin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('basics', twin))
    await expect(page).toHaveURL(`${localPath('/manual/basics', twin)}?from=mail#teams`)
    expect(await scrollPosition(page)).toBe(1700)
  })

  for (const path of ['/fire', '/', '/sign-up']) {
    test(`a choice keeps the reader’s place on ${path}`, async ({ page }) => {
      await open(page, path, language)
      await fontsSet(page)
      const place = await page.evaluate(() => {
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
        return scrollY
      })
      await choose(page, language, twin)
      await expect(page.locator('html')).toHaveAttribute('lang', twin)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await scrollPosition(page)).toBe(place)
    })
  }

  test('the choice is kept for the next visit', async ({ page }) => {
    await open(page, '/', language)
    await choose(page, language, twin)
    await expect(page).toHaveURL(localPath('/', twin))
    await page.goto('/faq')
    await expect(page).toHaveURL(localPath('/faq', twin))
  })

  test('says which language is shown', async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: messages[language].navigation.chooseLanguage })
    await expect(button).toHaveText(languageNames[language])
    await button.click()
    await expect(header.getByRole('link', { name: languageNames[language] })).toHaveAttribute('aria-current', 'true')
    await expect(header.getByRole('link', { name: languageNames[twin] })).toHaveAttribute('lang', twin)
  })
})
