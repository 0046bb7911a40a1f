import { findingsMessages } from '../generated/messages/findings.ts'
import { previewMessages } from '../generated/messages/preview.ts'
import { languageNames } from '../site/languages.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { quotesAbout } from '../site/quotes.ts'
import { signUpKinds } from '../site/sign-up.ts'
import { documentHeading, documentText, expect, homeMessages, inOneLanguage, messages, test } from './site.ts'

test.use({ javaScriptEnabled: false })

inOneLanguage((language) => {
  const m = messages[language]
  const { link, unset } = previewMessages[language]
  const otherLanguage = language === 'en' ? 'sv' : 'en'

  test('the header’s menus open on hover and on focus, and their links lead to pages and to the translation', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(localPath('/api', language))
    const header = page.getByRole('banner')
    const nav = header.getByRole('navigation')
    const link = nav.getByRole('link', { name: pages.guides.label[language], exact: true })
    await expect(link).toBeHidden()
    await nav.getByRole('button', { name: m.navigation.resources }).hover()
    await expect(link).toBeVisible()
    await page.mouse.move(640, 880)
    await expect(link).toBeHidden()
    await nav.getByRole('button', { name: m.navigation.resources }).focus()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', language))
    for (const [from, to] of [
      ['/guides', '/guides'],
      ['/no-such-page', '/'],
    ] as const) {
      await page.goto(localPath(from, language))
      await header.getByRole('button', { name: m.navigation.chooseLanguage }).hover()
      await header.getByRole('link', { name: languageNames[otherLanguage] }).click()
      await expect(page).toHaveURL(localPath(to, otherLanguage))
    }
  })

  test('dialogs open and close, the search is a page, and the policy is shown', { tag: '@core' }, async ({ page }) => {
    await page.goto(localPath('/faq', language))
    for (const { name, place } of [
      { name: m.callToAction.demo, place: 'banner' },
      { name: m.callToAction.trial, place: 'banner' },
      { name: m.callToAction.newsletter, place: 'contentinfo' },
    ] as const) {
      await page.getByRole(place).getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: m.close, exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('banner').getByRole('link', { name: m.search.open, exact: true }).click()
    await expect(page).toHaveURL(localPath(paths.search, language))
    await page.goto(localPath('/faq', language))
    await page.getByRole('contentinfo').getByRole('link', { name: m.footer.privacy }).click()
    const policy = page.getByRole('dialog', { name: m.footer.privacy })
    await expect(policy).toBeInViewport()
    await expect(policy.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  })

  test('the menu of small screens opens with all its lists, and its links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localPath('/faq', language))
    await page.getByRole('button', { name: m.navigation.openMenu }).click()
    const menu = page.getByRole('dialog', { name: m.navigation.menu })
    await menu.getByRole('link', { name: pages.api.label[language], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('api', language))
  })

  test('in a document, contents and terms link to their sections, and a picture opens as a file', {
    tag: '@core',
  }, async ({ page }) => {
    const address = localPath('/manual/basics', language)
    await page.goto(address)
    await page.getByRole('navigation', { name: m.document.onThisPage }).locator('a[href="#teams"]').click()
    await expect(page).toHaveURL(/#teams$/)
    await expect(page.locator('#teams')).toBeInViewport()
    await page.getByRole('link', { name: m.document.openImage }).first().click()
    await expect(page).toHaveURL(/\/figures\/managed-area_/)
    await page.goto(address)
    await page.locator('.prose a.term[href$="#compartments"]').first().click()
    await expect(page).toHaveURL(localPath(`${paths.forestManagementPlanning}#compartments`, language))
  })

  test('all three forms are shown, and can be filled in', { tag: '@core' }, async ({ page }) => {
    await page.goto(localPath('/sign-up', language))
    for (const kind of signUpKinds) {
      const panel = page.locator(`#${kind}`)
      await expect(panel.getByRole('heading', { name: m.signUp[kind].title })).toBeVisible()
      await panel.getByLabel(m.signUp.email).fill('name@example.com')
      await panel.getByRole('checkbox').check()
      await expect(panel.getByRole('button', { name: m.signUp[kind].submit })).toBeEnabled()
    }
  })

  test('the home page has every quote, and the film with the browser’s own controls', { tag: '@core' }, async ({
    page,
  }) => {
    const home = homeMessages[language]
    const { film } = home
    await page.goto(localPath('/', language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const { text } of quotesAbout('timber')) await expect(page.getByText(text[language])).toBeAttached()
    const video = page.locator('#film video')
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await expect(page.getByRole('button', { name: film.play })).toBeHidden()
    await page.getByText(film.inWords).click()
    await expect(page.locator('#film li').first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    for (const { text } of home.timber.sections) await expect(page.getByText(text)).toBeVisible() // no section is collapsed
  })

  test('a comparison shows half of each view, and hides the divider', async ({ page }) => {
    const words = findingsMessages[language]
    await page.goto(localPath(paths.fire, language))
    await expect(page.getByRole('slider', { name: words.divider })).toBeHidden()
    await expect(page.getByAltText(words.markedAlt)).toBeVisible()
    await expect(page.getByText(words.hint)).toBeHidden()
    await page.getByText(words.list).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('a link without an address yet opens a dialog that says so, also in a document', async ({ page }) => {
    const [, repository = ''] = /label="([^"]+)"/.exec(documentText('api', language)) ?? []
    for (const { path, name } of [
      { path: '/', name: homeMessages[language].hero.ios.label },
      { path: '/api', name: repository },
    ]) {
      await page.goto(localPath(path, language))
      await page.getByRole('main').getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name: unset.title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('link', { name: link })).toHaveAttribute('href', localPath(paths.samples, language))
    }
  })
})
