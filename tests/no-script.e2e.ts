import { languageNames } from '../content/languages.ts'
import { pages } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { signUpKinds, site } from '../content/site.ts'
import { documentHeading, documentText, expect, homeMessages, inBothLanguages, messages, test } from './site.ts'

test.use({ javaScriptEnabled: false })

inBothLanguages((language) => {
  const m = messages[language]

  test('menus open on hover and on focus', async ({ page }) => {
    await page.goto(localPath('/api', language))
    const nav = page.getByRole('banner').getByRole('navigation')
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
  })

  test('the language menu leads to the twin', async ({ page }) => {
    const twin = language === 'en' ? 'sv' : 'en'
    await page.goto(localPath('/faq', language))
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: m.navigation.chooseLanguage }).hover()
    await header.getByRole('link', { name: languageNames[twin] }).click()
    await expect(page).toHaveURL(localPath('/faq', twin))
  })

  test('the language menu of an unknown address leads to the home page', async ({ page }) => {
    const twin = language === 'en' ? 'sv' : 'en'
    await page.goto(localPath('/no-such-page', language))
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: m.navigation.chooseLanguage }).hover()
    await header.getByRole('link', { name: languageNames[twin] }).click()
    await expect(page).toHaveURL(localPath('/', twin))
  })

  test('dialogs open and close', async ({ page }) => {
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
  })

  test('the privacy policy is read on the list of all pages', async ({ page }) => {
    await page.goto(localPath('/faq', language))
    await page.getByRole('contentinfo').getByRole('link', { name: m.footer.privacy }).click()
    const policy = page.getByRole('dialog', { name: m.footer.privacy })
    await expect(policy).toBeInViewport()
    await expect(policy.getByRole('heading', { level: 2 })).not.toHaveCount(1)
  })

  test('the menu of small screens opens, and its links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localPath('/faq', language))
    await page.getByRole('button', { name: m.navigation.openMenu }).click()
    const menu = page.getByRole('dialog', { name: m.navigation.menu })
    await menu.getByText(m.navigation.resources, { exact: true }).click()
    await menu.getByRole('link', { name: pages.api.label[language], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('api', language))
  })

  test('anchors and contents lead to their sections', async ({ page }) => {
    await page.goto(localPath('/manual/basics', language))
    await page.getByRole('navigation', { name: m.document.onThisPage }).locator('a[href="#teams"]').click()
    await expect(page).toHaveURL(/#teams$/)
    await expect(page.locator('#teams')).toBeInViewport()
  })

  test('a picture opens as a file', async ({ page }) => {
    await page.goto(localPath('/manual/basics', language))
    await page.getByRole('link', { name: m.document.openImage }).first().click()
    await expect(page).toHaveURL(/\/figures\/managed-area_/)
  })

  test('all three forms are shown, and can be filled in', async ({ page }) => {
    await page.goto(localPath('/sign-up', language))
    for (const kind of signUpKinds) {
      const panel = page.locator(`#${kind}`)
      await expect(panel.getByRole('heading', { name: m.signUp[kind].title })).toBeVisible()
      await panel.getByLabel(m.signUp.email).fill('name@example.com')
      await panel.getByRole('checkbox').check()
      await expect(panel.getByRole('button', { name: m.signUp[kind].submit })).toBeEnabled()
    }
  })

  test('the film has the browser’s own controls, and its words can be read', async ({ page }) => {
    const { film } = homeMessages[language]
    await page.goto(localPath('/', language))
    const video = page.locator('#film video')
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await expect(page.getByRole('button', { name: film.play })).toBeHidden()
    await page.getByText(film.inWords).click()
    await expect(page.locator('#film li').first()).toBeVisible()
  })

  test('a link that is not set yet says so, in a document too', async ({ page }) => {
    const [, repository = ''] = /label="([^"]+)"/.exec(documentText('api', language)) ?? []
    for (const { path, name } of [
      { path: '/', name: homeMessages[language].hero.ios.label },
      { path: '/api', name: repository },
    ]) {
      await page.goto(localPath(path, language))
      await page.getByRole('main').getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name: m.unset.title })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
    }
  })

  test('the address keeps its language, and every quote can be read', async ({ page }) => {
    await page.goto(localPath('/', language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const { text } of homeMessages[language].timber.quotes) await expect(page.getByText(text)).toBeAttached()
  })
})
