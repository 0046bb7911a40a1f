import type { Page } from '@playwright/test'
import { localPath } from '../content/paths.ts'
import { signUpKinds } from '../content/site.ts'
import { expect, inBothLanguages, messages, open, still, test } from './site.ts'

test.use(still)

inBothLanguages((language) => {
  const m = messages[language].signUp
  const tab = (page: Page, kind: 'newsletter' | 'demo' | 'trial') =>
    page.getByRole('tab', { name: m[kind].tab, exact: true })

  async function expectSelected(page: Page, selected: 'newsletter' | 'demo' | 'trial') {
    for (const kind of signUpKinds) {
      await expect(tab(page, kind)).toHaveAttribute('aria-selected', String(kind === selected))
      await expect(tab(page, kind)).toHaveAttribute('tabindex', kind === selected ? '0' : '-1')
    }
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: m[selected].tab })).toBeVisible()
  }

  test('there are three, the first is selected, and a press selects', async ({ page }) => {
    await open(page, '/sign-up', language)
    await expect(page.getByRole('tab')).toHaveCount(3)
    await expect(page.getByRole('tablist', { name: m.tabs })).toBeVisible()
    await expectSelected(page, 'newsletter')
    for (const kind of ['trial', 'demo', 'newsletter'] as const) {
      await tab(page, kind).click()
      await expectSelected(page, kind)
    }
  })

  test('the keys of tabs lead from one to the other', async ({ page }) => {
    await open(page, '/sign-up', language)
    for (const { keys, from, to } of [
      { keys: ['ArrowRight'], from: 'newsletter', to: 'demo' },
      { keys: ['ArrowRight', 'ArrowRight'], from: 'newsletter', to: 'trial' },
      { keys: ['ArrowRight'], from: 'trial', to: 'newsletter' },
      { keys: ['ArrowLeft'], from: 'newsletter', to: 'trial' },
      { keys: ['ArrowLeft'], from: 'trial', to: 'demo' },
      { keys: ['End'], from: 'newsletter', to: 'trial' },
      { keys: ['Home'], from: 'trial', to: 'newsletter' },
      { keys: ['Enter'], from: 'demo', to: 'demo' },
      { keys: ['Space'], from: 'demo', to: 'demo' },
    ] as const) {
      await test.step(`${keys.join(', ')} leads from ${from} to ${to}`, async () => {
        await tab(page, from).click()
        await expectSelected(page, from)
        for (const key of keys) await page.keyboard.press(key)
        await expectSelected(page, to)
        await expect(tab(page, to)).toBeFocused()
      })
    }
  })

  test('Enter and Space select a tab that has the focus without being selected', async ({ page }) => {
    await open(page, '/sign-up', language)
    for (const [kind, key] of [
      ['trial', 'Enter'],
      ['demo', 'Space'],
    ] as const) {
      await tab(page, kind).focus()
      await page.keyboard.press(key)
      await expectSelected(page, kind)
    }
  })

  test('Tab leads from the tabs into the panel', async ({ page }) => {
    await open(page, '/sign-up#demo', language)
    await tab(page, 'demo').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel').getByLabel(m.email)).toBeFocused()
  })

  test('the hash of the address selects, and follows the selection', async ({ page }) => {
    for (const kind of signUpKinds) {
      await open(page, `/sign-up#${kind}`, language)
      await expectSelected(page, kind)
    }
    await tab(page, 'demo').click()
    await expect(page).toHaveURL(localPath('/sign-up#demo', language))
  })

  test('a link to a tab on the page selects it', async ({ page }) => {
    await open(page, '/fire', language)
    await page.getByRole('main').getByRole('link', { name: messages[language].callToAction.demo }).click()
    await expect(page).toHaveURL(localPath('/sign-up#demo', language))
    await expectSelected(page, 'demo')
  })
})
