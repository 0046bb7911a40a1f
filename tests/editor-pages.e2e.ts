import { expect } from '@playwright/test'
import { openDocumentForm, saveForm, test } from './editor-site.ts'
import { isFullRun } from './full-run.ts'

test.describe.configure({ timeout: 60_000 })
test.skip(!isFullRun, 'apply-page-form.test.ts and section-ids.test.ts test the same without a browser')
test.use({ locale: 'sv-SE' })

test('a page is created by keyboard, moved and removed by mouse, and its addresses redirect', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.address}/edit`)
  const [pages] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Sidor …' }).click()])
  const making = pages.locator('details').first()
  await making.locator('summary').focus()
  await pages.keyboard.press('Enter')
  const typed = [
    ...['Field days', 'Fältdagar'],
    'Walk the forest with us, see a flight and the map it makes, and ask what you like.',
    'Följ med ut i skogen, se en flygning och kartan som den ger, och fråga det du vill.',
    '/faq',
  ]
  for (const text of typed) {
    await pages.keyboard.press('Tab')
    await pages.keyboard.type(text)
  }
  await pages.keyboard.press('Enter')
  const address = pages.getByLabel('Adress', { exact: true }).first()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/^En annan sida eller fil har den adressen/)
  await expect(pages.getByLabel('Titel (svenska)')).toHaveValue('Fältdagar')
  await address.fill('/field-days')
  await pages.keyboard.press('Enter')
  await expect(pages.getByRole('status')).toContainText('Sidan är skapad')
  expect(editor.read('content/documents/field-days_sv.md')).toContain('# Fältdagar\n')

  const section = pages.locator('section').filter({ has: pages.getByRole('heading', { name: 'Fältdagar' }) })
  await section.getByText('Flytta', { exact: true }).first().click()
  await section.getByLabel('Adress', { exact: true }).fill('/events')
  await section.getByRole('button', { name: 'Flytta' }).click()
  await expect(pages.getByRole('status')).toContainText('Sidan är flyttad')
  await section.getByText('Ta bort', { exact: true }).first().click()
  await section.getByRole('button', { name: 'Ta bort' }).click()
  await expect(section.getByLabel('Vart adressen ska leda')).toHaveAccessibleDescription(/^Välj en sida i listan/)
  await section.getByLabel('Vart adressen ska leda').selectOption('/guides')
  await section.getByRole('button', { name: 'Ta bort' }).click()
  await expect(pages.getByRole('status')).toContainText('Sidan är borttagen')
  await expect(section).toHaveCount(0)
  expect(editor.read('content/more-pages.yaml')).toBe('pages: []\n')
  expect(editor.read('content/redirects.yaml')).toBe(
    'redirects:\n  - from: /field-days\n    to: /guides\n  - from: /events\n    to: /guides\n',
  )
})

test('a new section in both languages gets the same id', async ({ page, editor }) => {
  await openDocumentForm(page, editor.address, 'other', 'before-you-buy')
  await page.getByRole('radio', { name: 'Engelska' }).last().click() // both panes are rendered again
  const textIn = (language: string) =>
    page.getByRole('group', { name: new RegExp(`${language}.-innehåll`) }).locator('[contenteditable="true"]')
  for (const [place, heading] of [
    [textIn('Svenska'), 'Nytt avsnitt'],
    [textIn('Engelska'), 'A new section'],
  ] as const) {
    await place
      .locator('p')
      .first()
      .click({ position: { x: 2, y: 5 } })
    for (const key of ['Home', 'Enter', 'ArrowUp']) await page.keyboard.press(key)
    await page.keyboard.type(`## ${heading}`)
    await expect(place.getByRole('heading', { name: heading })).toBeVisible()
  }
  await saveForm(page)
  await expect
    .poll(() => editor.read('content/documents/before-you-buy_en.md'))
    .toContain('## A new section {#a-new-section}\n')
  await expect
    .poll(() => editor.read('content/documents/before-you-buy_sv.md'))
    .toContain('## Nytt avsnitt {#a-new-section}\n')
  await expect(page.locator('#notice')).toBeHidden()
})
