import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { words } from '../editor/words.ts'
import { drop, openData, reveal } from './editor-forms.ts'
import { differingLines, openForm, save, test } from './editor-site.ts'
import { wordText } from './stand-ins/word-text.ts'
import { asksAll } from './tier.ts'

test.use({ locale: 'sv-SE', viewport: { width: 1500, height: 1000 }, actionTimeout: 15_000 })
test.skip(!asksAll, 'takes minutes')
test.setTimeout(900_000)

const WORD = 'Ordet'

test('what is pasted from Word is saved as Markdown', async ({ page, editor }) => {
  const file = 'content/documents/accessibility_sv.md'
  const before = editor.read(file)
  const text = await openForm(page, editor.address, 'other', 'accessibility')
  await text.locator('p').last().click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await text
    .locator('p')
    .last()
    .evaluate((place, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, wordText)
  await save(page)
  const added = differingLines(before, editor.read(file))
    .map((line) => line.slice(1))
    .join('\n')
    .trim()
  expect(added).toBe(
    [
      'Detta är **viktigt** och _kursivt_, ”klokt” sagt, 100 m bort.',
      '- Första punkten\n- Andra punkten',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ].join('\n\n'),
  )
})

test('the commonest changes are made in forms, each as the lines that it changes', async ({ page, editor }) => {
  const failures: string[] = []
  /** One that fails keeps none of the others from being asked. */
  const step = (what: string, act: () => Promise<void>) =>
    test.step(what, act).catch((error: Error) => failures.push(`${what}: ${error.message}`))
  const file = (name: string) => `content/${name}`
  const data = (what: string, form: string, name: string, keys: string, value: string) =>
    step(what, async () => {
      const before = editor.read(file(name))
      await openData(page, editor, form)
      const field = (await reveal(page, keys)).getByRole('textbox')
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
      await save(page)
      const [old = '', now = '', ...more] = differingLines(before, editor.read(file(name)))
      const key = keys.split('.').at(-1)
      expect(more).toEqual([])
      expect(old.slice(1).trim().split(':')[0]).toBe(key)
      expect(now.replace(/['"]/g, '').slice(1).trim()).toBe(`${key}: ${value}`)
    })
  const document = (what: string, group: string, name: string, place: string) =>
    step(what, async () => {
      const before = editor.read(file(`documents/${name}_sv.md`))
      await page.goto('about:blank')
      const text = await openForm(page, editor.address, group, name)
      await text.locator(place).last().click()
      await page.keyboard.press('End')
      await page.keyboard.type(WORD)
      await save(page)
      const [old, now, ...more] = differingLines(before, editor.read(file(`documents/${name}_sv.md`)))
      expect(more).toEqual([])
      expect(now?.replace(WORD, '').slice(1)).toBe(old?.slice(1))
    })
  await document('1: a sentence of the FAQ', 'other', 'faq', 'p')
  await data(
    '2: a button',
    'messages/entries/messages-interface',
    'messages/interface_sv.yaml',
    'callToAction.demo',
    'Boka demo',
  )
  await data(
    '3: a text of the home page',
    'messages/entries/messages-home',
    'messages/home_sv.yaml',
    'hero.title',
    'Skogen på en karta',
  )
  await data('5: a quote', 'data/entries/data-quotes', 'quotes.yaml', 'damage.0.text.sv', 'Vi såg vägarna direkt.')
  expect(failures).toEqual([])
})

test('a logo is chosen in the form of its customer', async ({ page, editor }) => {
  const file = 'content/customers.yaml'
  const before = editor.read(file)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'
  await openData(page, editor, 'data/entries/data-customers')
  const field = await reveal(page, 'customers.0.logo')
  await field.getByRole('button', { name: 'Bläddra' }).click()
  const dialog = page.getByRole('dialog').last()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Ladda upp' }).click()
  await (await chooser).setFiles({ name: 'Norr Skog.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const drawn = page.waitForResponse((response) => response.url().endsWith('/edit/api/draft'))
  await dialog.getByRole('button', { name: 'Infoga' }).click()
  expect((await drawn).status()).toBe(200)
  await save(page)
  await expect.poll(() => differingLines(before, editor.read(file))).toEqual(['+    logo: /logos/norr-skog.svg'])
  expect(editor.read('content/logos/norr-skog.svg')).toBe(svg)
})

test('a picture that the site cannot show is refused with a sentence, and nothing of it is kept', async ({
  page,
  editor,
}) => {
  const { cmyk, tooSmall } = words.sv
  const refused: [string, Buffer, string][] = [
    ['liten.jpg', await photograph({ width: 800, height: 600 }), tooSmall(800, 1600)],
    [
      'tryck.jpg',
      await sharp(await photograph({ width: 1700, height: 1000 }))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
      cmyk,
    ],
  ]
  for (const [name, bytes, sentence] of refused)
    await test.step(name, async () => {
      const before = editor.read('content/documents/api_sv.md')
      await page.goto('about:blank')
      const text = await openForm(page, editor.address, 'other', 'api')
      await text.locator('p').first().click()
      await drop(text.locator('p').first(), name, bytes)
      await expect(text.locator('img')).not.toHaveCount(0) // it is read before it can be saved
      await page.getByRole('button', { name: 'Spara', exact: true }).click()
      await expect(page.locator('#notice')).toContainText(sentence)
      expect(readdirSync(path.join(editor.folder, 'content/pictures'))).not.toContain(name)
      expect(editor.read('content/documents/api_sv.md')).toBe(before)
    })
})

function photograph({ width, height }: { width: number; height: number }, orientation = 1): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#345' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}
