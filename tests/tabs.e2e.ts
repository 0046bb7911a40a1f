import type { Page } from '@playwright/test'
import { localPath } from '../site/paths.ts'
import { type SignUpKind, signUpKinds } from '../site/sign-up.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language].signUp
  const tab = (page: Page, kind: SignUpKind) => page.getByRole('tab', { name: m[kind].tab, exact: true })

  async function expectSelected(page: Page, selected: SignUpKind) {
    for (const kind of signUpKinds) {
      await expect(tab(page, kind)).toHaveAttribute('aria-selected', String(kind === selected))
      await expect(tab(page, kind)).toHaveAttribute('tabindex', kind === selected ? '0' : '-1')
    }
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: m[selected].tab })).toBeVisible()
  }

  test('tabs are selected by a press, by the keyboard pattern of tabs and by the URL', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page, '/sign-up', language)
    await test.step('there are three, the first is selected, and a press selects', async () => {
      await expect(page.getByRole('tab')).toHaveCount(3)
      await expect(page.getByRole('tablist', { name: m.tabs })).toBeVisible()
      await expectSelected(page, 'newsletter')
      for (const kind of ['trial', 'demo', 'newsletter'] as const) {
        await tab(page, kind).click()
        await expectSelected(page, kind)
        await expect(page).toHaveURL(localPath(`/sign-up#${kind}`, language))
      }
    })
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
    await test.step('Enter and Space select a tab that has the focus without being selected', async () => {
      for (const [kind, key] of [
        ['trial', 'Enter'],
        ['demo', 'Space'],
      ] as const) {
        await tab(page, kind).focus()
        await page.keyboard.press(key)
        await expectSelected(page, kind)
      }
    })
    await test.step('Tab leads from the tabs into the panel', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tabpanel').getByLabel(m.email)).toBeFocused()
    })
    for (const kind of signUpKinds) {
      await test.step(`the address of ${kind} selects it`, async () => {
        await page.goto('about:blank')
        await page.goto(localPath(`/sign-up#${kind}`, language))
        await expectSelected(page, kind)
      })
    }
    await test.step('a new hash selects its tab, and Back the previous one', async () => {
      await page.goto(localPath('/sign-up#demo', language))
      await expectSelected(page, 'demo')
      await page.goBack()
      await expectSelected(page, 'trial')
    })
  })

  test('a link to a tab on the page selects it', async ({ page }) => {
    await open(page, '/fire', language)
    await page.getByRole('main').getByRole('link', { name: messages[language].callToAction.demo }).click()
    await expect(page).toHaveURL(localPath('/sign-up#demo', language))
    await expectSelected(page, 'demo')
  })
})
