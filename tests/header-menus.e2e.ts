import { resources, solutions } from '../content/navigation.ts'
import { pages, solutions as sections } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { expect, inBothLanguages, messages, open, test } from './site.ts'

inBothLanguages((language) => {
  const m = messages[language]
  const menus = [
    { title: m.navigation.solutions, entries: solutions },
    { title: m.navigation.resources, entries: resources },
  ]

  for (const { title, entries } of menus) {
    const first = entries[0]?.label[language] ?? ''

    test(`“${title}” opens and closes by pointer and keyboard, and holds its links`, async ({ page }) => {
      await open(page, '/api', language)
      const nav = page.getByRole('banner').getByRole('navigation')
      const button = nav.getByRole('button', { name: title })
      const link = nav.getByRole('link', { name: first, exact: true })
      const turnAway = async () => {
        await page.mouse.move(640, 880)
        await page.getByRole('main').focus()
        await expect(link).toBeHidden()
      }
      await test.step('opens on hover, stays while the pointer moves in, closes on leaving', async () => {
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
      await test.step('opens on focus, and stays while the focus is in it', async () => {
        await button.focus()
        await expect(link).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await expect(link).toBeVisible()
        await turnAway()
      })
      await test.step('closes on Escape and gives the focus back', async () => {
        await button.focus()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(link).toBeVisible()
        await turnAway()
      })
      await test.step('closes on Escape while the pointer is on it', async () => {
        await button.hover()
        await expect(link).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(link).toBeHidden()
        await turnAway()
      })
      await test.step('holds its links and sub-items', async () => {
        await button.hover()
        const wanted = entries.flatMap((entry) => [entry.path, ...entry.children.map((child) => child.path)])
        const links = nav.getByRole('link').filter({ visible: true })
        await expect(links).toHaveCount(wanted.length)
        const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(found).toEqual(wanted.map((path) => localPath(path, language)))
        await turnAway()
      })
    })
  }

  test('a press keeps a menu open, a second one closes it, and only one is open at a time', async ({ page }) => {
    await open(page, '/api', language)
    const nav = page.getByRole('banner').getByRole('navigation')
    const button = nav.getByRole('button', { name: m.navigation.resources })
    const link = nav.getByRole('link', { name: pages.guides.label[language], exact: true })
    await button.click()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeHidden()
    await nav.getByRole('button', { name: m.navigation.solutions }).click()
    await button.hover()
    await expect(link).toBeVisible()
    await expect(nav.getByRole('link', { name: sections.timberPurchases.label[language], exact: true })).toBeHidden()
  })

  test('a followed link closes its menu and marks the page in it', async ({ page }) => {
    await open(page, '/api', language)
    const nav = page.getByRole('banner').getByRole('navigation')
    await nav.getByRole('button', { name: m.navigation.resources }).hover()
    const link = nav.getByRole('link', { name: pages.faq.label[language], exact: true })
    await link.click()
    await expect(page).toHaveURL(localPath('/faq', language))
    await expect(link).toBeHidden()
    await page.mouse.move(640, 880)
    await nav.getByRole('button', { name: m.navigation.resources }).hover()
    await expect(link).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu and another closes it', async ({ page }) => {
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
