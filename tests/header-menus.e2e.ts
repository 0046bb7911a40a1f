import { resourceMenu, solutionMenu } from '../site/navigation.ts'
import { pages, solutionSections as sections } from '../site/pages.ts'
import { localPath } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  test('the menus open and close by pointer and keyboard', { tag: '@core' }, async ({ page }) => {
    await open(page, '/api', language)
    const nav = page.getByRole('banner').getByRole('navigation')
    for (const { title, first } of [
      { title: m.navigation.solutions, first: solutionMenu[0]?.label[language] },
      { title: m.navigation.resources, first: resourceMenu[0]?.label[language] },
    ]) {
      const button = nav.getByRole('button', { name: title })
      const link = nav.getByRole('link', { name: first, exact: true })
      const moveAway = async () => {
        await page.mouse.move(640, 880)
        await page.getByRole('main').focus()
        await expect(link).toBeHidden()
      }
      await test.step(`${title} opens on hover, stays while the pointer moves in, closes on leaving`, async () => {
        await expect(link).toBeHidden()
        await button.hover()
        await expect(link).toBeVisible()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        const [from, to] = [await button.boundingBox(), await link.boundingBox()]
        if (!from || !to) throw new Error('The menu has no place on the page.')
        await page.mouse.move(from.x + from.width / 2, from.y + from.height - 2)
        await page.mouse.move(to.x + 5, to.y + 5, { steps: 25 })
        await expect(link).toBeVisible()
        await page.mouse.move(640, 880, { steps: 5 })
        await expect(link).toBeHidden()
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      })
      await test.step(`${title} opens on focus, and stays while the focus is in it`, async () => {
        await button.focus()
        await expect(link).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await expect(link).toBeVisible()
        await moveAway()
      })
      await test.step(`${title} closes on Escape and gives the focus back`, async () => {
        await button.focus()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(link).toBeVisible()
        await moveAway()
      })
      await test.step(`${title} closes on Escape while the pointer is on it`, async () => {
        await button.hover()
        await expect(link).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        await moveAway()
      })
    }
  })

  test('a press opens a menu, a second one closes it, only one is open at a time, and following a link closes it', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/api', language)
    const nav = page.getByRole('banner').getByRole('navigation')
    const button = nav.getByRole('button', { name: m.navigation.resources })
    const link = nav.getByRole('link', { name: pages.faq.label[language], exact: true })
    await button.click()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeHidden()
    await nav.getByRole('button', { name: m.navigation.solutions }).click()
    await button.hover()
    await expect(link).toBeVisible()
    await expect(nav.getByRole('link', { name: sections.timberPurchases.label[language], exact: true })).toBeHidden()

    const tab = page.context().waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(localPath('/faq', language))
    await expect(link).toBeHidden()
    await page.mouse.move(640, 880)
    await button.hover()
    await expect(link).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu and another closes it', { tag: '@core' }, async ({ page }) => {
    await open(page, '/api')
    const nav = page.getByRole('banner').getByRole('navigation')
    const button = nav.getByRole('button', { name: messages.en.navigation.resources })
    const link = nav.getByRole('link', { name: pages.guides.label.en, exact: true })
    await button.tap()
    await expect(link).toBeVisible()
    await button.tap()
    await expect(link).toBeHidden()
  })
})
