import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { editorMessages } from '../editor/words.ts'
import { createPhotograph, dispatchDrop, dropFile, openDataForm, revealField } from './editor-forms.ts'
import { diffLines, openDocumentForm, saveForm, test } from './editor-site.ts'
import { isFullRun } from './full-run.ts'

test.use({ locale: 'sv-SE', viewport: { width: 1500, height: 1000 }, actionTimeout: 15_000 })
test.skip(!isFullRun, 'takes minutes')
test.setTimeout(300_000)

test('10: a photograph replaces another', async ({ page, editor }) => {
  const picture = await createPhotograph({ width: 2000, height: 1125 })
  await page.goto(`${editor.address}/edit#/assets/content/pictures/hero.jpg`)
  await page.getByRole('button', { name: 'Visa redigeringsalternativ' }).click({ timeout: 60_000 })
  await page.getByRole('menuitem', { name: 'Byt ut resurs' }).press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Välj fil' }).click()
  await (await chooser).setFiles({ name: 'Ny bild.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ersätt' }).click()
  const file = path.join(editor.folder, 'content/pictures/hero.jpg')
  await expect.poll(() => readFileSync(file).equals(picture)).toBe(true)
  expect(readdirSync(path.dirname(file))).not.toContain('ny-bild.jpg')
})

test('4: a customer is added with a logo, which is dropped into the form', async ({ page, editor }) => {
  const file = 'content/customers.yaml'
  const before = editor.read(file)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 10h10v-10z"/></svg>'
  await openDataForm(page, editor, 'data/entries/data-customers')
  const entry = `customers.${before.match(/^ {2}- /gm)?.length}`
  await (await revealField(page, 'customers'))
    .getByRole('button', { name: /^Lägg till/ })
    .last()
    .click()
  for (const [language, name] of [
    ['en', 'Alm Forest'],
    ['sv', 'Alms Skog'],
  ]) {
    await (await revealField(page, `${entry}.name.${language}`)).getByRole('textbox').click()
    await page.keyboard.type(name ?? '')
  }
  const preview = page.waitForResponse((response) => response.url().endsWith('/edit/api/draft'))
  const logo = test.info().outputPath('Älms Skog.svg')
  writeFileSync(logo, svg)
  await dropFile((await revealField(page, `${entry}.logo`)).getByText('Släpp').first(), logo)
  await preview
  await (await revealField(page, `${entry}.mark`)).getByRole('combobox').click()
  await page.getByRole('option', { name: '2', exact: true }).click()
  await saveForm(page)
  const added = [
    'name:',
    '  en: Alm Forest',
    '  sv: Alms Skog',
    'logo: /logos/aelms-skog.svg',
    'mark: 2',
    'sample: false',
  ]
  await expect
    .poll(() => diffLines(before, editor.read(file)))
    .toEqual(added.map((line, index) => `+  ${index === 0 ? '- ' : '  '}${line}`))
  expect(editor.read('content/logos/aelms-skog.svg')).toBe(svg)
})

test('a logo is chosen in the form of its customer', async ({ page, editor }) => {
  const file = 'content/customers.yaml'
  const before = editor.read(file)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'
  await openDataForm(page, editor, 'data/entries/data-customers')
  const field = await revealField(page, 'customers.0.logo')
  await field.getByRole('button', { name: 'Bläddra' }).click()
  const dialog = page.getByRole('dialog').last()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Ladda upp' }).click()
  await (await chooser).setFiles({ name: 'Norr Skog.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const drawn = page.waitForResponse((response) => response.url().endsWith('/edit/api/draft'))
  await dialog.getByRole('button', { name: 'Infoga' }).click()
  expect((await drawn).status()).toBe(200)
  await saveForm(page)
  await expect.poll(() => diffLines(before, editor.read(file))).toEqual(['+    logo: /logos/norr-skog.svg'])
  expect(editor.read('content/logos/norr-skog.svg')).toBe(svg)
})

test('a picture that the site cannot show is rejected with a message, and not stored', async ({ page, editor }) => {
  const { cmyk, tooSmall } = editorMessages.sv
  const invalidPictures: [string, Buffer, string][] = [
    ['liten.jpg', await createPhotograph({ width: 800, height: 600 }), tooSmall(800, 1600)],
    [
      'tryck.jpg',
      await sharp(await createPhotograph({ width: 1700, height: 1000 }))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
      cmyk,
    ],
  ]
  for (const [index, [name, bytes, sentence]] of invalidPictures.entries())
    await test.step(name, async () => {
      const before = editor.read('content/documents/api_sv.md')
      await page.goto('about:blank')
      const text = await openDocumentForm(page, editor.address, 'other', 'api')
      const discard = page.getByRole('button', { name: 'Kassera' }) // the text with the picture before this one
      if (index > 0) await discard.click()
      await text.locator('p').first().click()
      await dispatchDrop(text.locator('p').first(), name, bytes)
      await expect(text.locator('img')).not.toHaveCount(0) // the picture must be loaded before the form is saved
      await page.getByRole('button', { name: 'Spara', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toContainText(sentence)
      expect(readdirSync(path.join(editor.folder, 'content/pictures'))).not.toContain(name)
      expect(editor.read('content/documents/api_sv.md')).toBe(before)
    })
})

test('a photograph that is dropped before anything else can be saved', async ({ page, editor }) => {
  const text = await openDocumentForm(page, editor.address, 'other', 'accessibility')
  const photograph = test.info().outputPath('Skog på våren.jpg')
  writeFileSync(photograph, await createPhotograph({ width: 1800, height: 1000 }))
  await dropFile(text.locator('p').first(), photograph)
  await expect(text.locator('img')).toHaveCount(1)
  await text.locator('h1').click()
  await saveForm(page)
  await expect
    .poll(() => editor.read('content/documents/accessibility_sv.md'))
    .toContain('](/pictures/skog-pa-varen.jpg')
})
