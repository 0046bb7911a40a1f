import type { Page } from '@playwright/test'
import { clientMessages } from '../generated/messages/client.ts'
import { readSignUpForms } from '../server/sign-up/form-settings.ts'
import { site } from '../site/facts.ts'
import { localPath, paths } from '../site/paths.ts'
import { signUpKinds } from '../site/sign-up.ts'
import { RESPONSE_WAIT_MS } from '../src/sign-up/contract/form-channel.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { countTabs, expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language].signUp
  const signUpForms = readSignUpForms({})[language]

  test('what has become of a form is scrolled into view at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 320 })
    await page.route('**/subscribe/token', (route) => route.abort())
    await open(page, '/sign-up#demo', language)
    const panel = page.getByRole('tabpanel', { name: m.demo.tab })
    await panel.getByLabel(m.email).fill('name@example.com')
    await press(page, panel.getByRole('button', { name: m.demo.submit }), 'keyboard')
    await expect(panel.getByRole('alert').filter({ hasText: m.awayTitle })).toBeInViewport({ ratio: 0.5 })
  })

  for (const kind of isFullRun ? signUpKinds : (['newsletter', 'demo'] as const)) {
    const settings = signUpForms[kind]
    const panelOf = (page: Page) => page.getByRole('tabpanel', { name: m[kind].tab })

    test(`the ${kind} form has the fields of the mailing services, and is posted into a new tab`, {
      tag: '@core',
    }, async ({ page, context }) => {
      let body = ''
      await context.route(`**${settings.action}`, async (route) => {
        body = route.request().postData() ?? ''
        await route.fulfill({ contentType: 'text/html', body: '<p>Answer</p>' })
      })
      await open(page, `/sign-up#${kind}`, language)
      const form = panelOf(page).locator('form')
      await expect(form).toHaveAttribute('action', new RegExp(`${settings.action}$`))
      await expect(form).toHaveAttribute('method', 'post')
      await expect(form).toHaveAttribute('target', '_blank')
      const email = form.getByLabel(m.email)
      await expect(email).toHaveAttribute('name', 'EMAIL')
      await expect(email).toHaveAttribute('type', 'email')
      await expect(email).toHaveJSProperty('required', true)
      await expect(email).toHaveAttribute('autocomplete', 'email')
      const consent = form.getByRole('checkbox', { name: m[kind].consent })
      await expect(consent).toHaveAttribute('name', settings.consent.name)
      await expect(consent).toHaveJSProperty('required', kind === 'newsletter')
      await expect(consent).not.toBeChecked()
      await expect(form.locator('input[name="tags"]')).toHaveAttribute('type', 'hidden')
      await expect(form.locator('input[name="tags"]')).toHaveValue(settings.tag.value)
      await expect(form.locator(`input[name="${settings.antiBotField}"]`)).toHaveValue('')
      expect(await form.locator('[data-response="error"]').isHidden()).toBe(true)
      expect(await form.locator('[data-response="success"]').isHidden()).toBe(true)
      await panelOf(page).getByLabel(m.email).fill('name@example.com')
      await panelOf(page).getByRole('checkbox').check()
      const newTab = context.waitForEvent('page')
      await panelOf(page).getByRole('button', { name: m[kind].submit }).click()
      const answer = await newTab
      await expect(answer.getByText('Answer')).toBeVisible()
      const sent = new URLSearchParams(body)
      expect(Object.fromEntries(sent)).toMatchObject({
        EMAIL: 'name@example.com',
        [settings.consent.name]: settings.consent.value,
        tags: kind,
        [settings.antiBotField]: '',
      })
      await expect(page).toHaveURL(localPath(`/sign-up#${kind}`, language))
    })

    test(`the ${kind} form says in the language of the page what is missing`, { tag: '@core' }, async ({ page }) => {
      await open(page, `/sign-up#${kind}`, language)
      const panel = panelOf(page)
      const submit = panel.getByRole('button', { name: m[kind].submit })
      await submit.click()
      await expect(panel.getByRole('alert').filter({ hasText: m.emailMissing })).toBeVisible()
      const email = panel.getByLabel(m.email)
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(m.emailMissing)
      await email.fill('name@')
      await expect(panel.getByText(m.emailMissing)).toHaveCount(0)
      await submit.click()
      await expect(panel.getByText(m.emailInvalid)).toBeVisible()
      await expect(panel.getByText(m.consentMissing)).toHaveCount(kind === 'newsletter' ? 1 : 0)
      if (kind === 'newsletter') {
        const edge = await email.evaluate((field) => getComputedStyle(field).borderTopColor)
        await expect(panel.getByRole('checkbox')).toHaveCSS('outline-color', edge)
        await expect(panel.getByRole('checkbox')).toHaveAccessibleDescription(m.consentMissing)
      }
      await email.fill('name@example')
      await expect(panel.getByText(m.emailInvalid)).toHaveCount(0)
      await submit.click()
      await expect(panel.getByText(m.emailInvalid)).toBeVisible()
      expect(await countTabs(page)).toBe(1)
    })
  }

  test('without a form service, the form shows an e-mail address, and can be sent again', async ({ page, context }) => {
    await page.clock.install()
    let answer = { status: 404, contentType: 'text/html', body: '<h1>404</h1>' }
    await context.route('**/subscribe/token', (route) => route.fulfill(answer))
    await context.route(`**${signUpForms.newsletter.action}`, (route) => route.fulfill({ body: '' }))
    await open(page, '/sign-up', language)
    const panel = page.getByRole('tabpanel', { name: m.newsletter.tab })
    const submit = panel.getByRole('button', { name: m.newsletter.submit })
    const asked = page.waitForResponse('**/subscribe/token')
    await panel.getByLabel(m.email).fill('name@example.com')
    await asked
    await panel.getByRole('checkbox').check()
    await submit.click()
    const away = panel.getByRole('alert').filter({ hasText: m.awayTitle })
    await expect(away.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
    await expect(panel.getByLabel(m.email)).toHaveValue('name@example.com')
    expect(await countTabs(page)).toBe(1)

    answer = { status: 200, contentType: 'text/plain', body: 'mwqf2maq.abcdefg' }
    await panel.getByLabel(m.email).focus()
    await expect(panel.locator('input[name="token"]')).toHaveValue(answer.body)
    await submit.click()
    await expect(panel.getByRole('button', { name: m.sending })).toBeVisible()
    await page.clock.fastForward(RESPONSE_WAIT_MS)
    await expect(panel.getByRole('alert').filter({ hasText: m.unheardTitle })).toContainText(site.email)
    await expect(submit).toBeVisible()
  })

  test('offline, the form says so and keeps its input; once online, it can be sent', {
    tag: '@core',
  }, async ({ page, context }) => {
    await context.route(`**${signUpForms.newsletter.action}`, (route) => route.fulfill({ body: '' }))
    await open(page, '/sign-up', language)
    const panel = page.getByRole('tabpanel', { name: m.newsletter.tab })
    const submit = panel.getByRole('button', { name: m.newsletter.submit })
    await context.route('**/subscribe/token', (route) => route.abort())
    await panel.getByLabel(m.email).fill('name@example.com')
    await panel.getByRole('checkbox').check()
    // before hydration, the browser would submit the form two seconds after the press
    await panel.locator('[data-hydrated]').waitFor()
    await submit.click()
    const alert = panel.getByRole('alert').filter({ hasText: m.awayTitle })
    await expect(alert).toContainText(m.noContact)
    expect(await countTabs(page)).toBe(1)

    const token = 'mwqf2maq.abcdefg'
    await context.unroute('**/subscribe/token')
    await context.route('**/subscribe/token', (route) => route.fulfill({ contentType: 'text/plain', body: token }))
    const sent = context.waitForEvent('request', (request) => request.method() === 'POST')
    await submit.click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('token')).toBe(token)
    await expect(alert).toBeHidden()
    await expect(panel.getByRole('button', { name: m.sending })).toBeVisible()
    await expect(panel.getByLabel(m.email)).toHaveValue('name@example.com')
  })

  test('a form that was filled in online is not sent offline', async ({ page, context }) => {
    await open(page, '/sign-up', language)
    const panel = page.getByRole('tabpanel', { name: m.newsletter.tab })
    const submit = panel.getByRole('button', { name: m.newsletter.submit })
    await panel.getByLabel(m.email).fill('name@example.com')
    await expect(panel.locator('input[name="token"]')).not.toHaveValue('')
    await panel.getByRole('checkbox').check()
    await context.setOffline(true)
    await submit.click()
    const alert = panel.getByRole('alert').filter({ hasText: m.awayTitle })
    await expect(alert).toContainText(m.noContact)
    expect(await countTabs(page)).toBe(1)
    await context.setOffline(false)
    await expect(alert).toBeHidden()
    await expect(panel.locator('input[name="token"]')).not.toHaveValue('')
  })

  test('offline and before hydration, the form says that its code is missing instead of opening a tab', async ({
    page,
    context,
  }) => {
    await open(page, '/sign-up', language)
    await context.setOffline(true)
    const panel = page.getByRole('tabpanel', { name: m.newsletter.tab })
    await panel.getByLabel(m.email).fill('name@example.com')
    await panel.getByRole('checkbox').check()
    await panel.getByRole('button', { name: m.newsletter.submit }).click()
    await expect(panel.getByText(clientMessages[language].chunkFailed)).toBeVisible()
    expect(await countTabs(page)).toBe(1)
    await context.setOffline(false)
    await expect(panel.getByText(clientMessages[language].chunkFailed)).toHaveCount(0)
    await expect(panel.getByLabel(m.email)).toHaveValue('name@example.com')
  })

  test('the honeypot field is hidden from sight, keyboard and screen readers', async ({ page }) => {
    await page.goto(localPath('/sign-up', language))
    const field = page.getByRole('tabpanel').locator(`input[name="${signUpForms.newsletter.antiBotField}"]`)
    await expect(field).not.toBeInViewport()
    await expect(field).toHaveAttribute('tabindex', '-1')
    await expect(page.getByRole('textbox', { name: m.botField })).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tapped field hydrates its form without a further press', { tag: '@core' }, async ({ page }) => {
    await open(page, paths.signUp)
    const form = page.locator('[data-island]').filter({ has: page.locator('#page-newsletter-email') })
    const prefetched = page.waitForResponse('**/static/js/SignUpForm.*.chunk.js')
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' })) // the first move, after which code is prefetched
    await (await prefetched).finished()
    await press(page, form.locator('#page-newsletter-email'), 'touch')
    await expect(form).toHaveAttribute('data-hydrated', '')
  })
})
