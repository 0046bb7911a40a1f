import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { createPhotograph, dispatchDrop, openDataForm, revealField } from './editor-forms.ts'
import { diffLines, openDocumentForm, saveForm, test } from './editor-site.ts'
import { isFullRun } from './full-run.ts'
import { wordText } from './support/word-text.ts'

test.use({ locale: 'sv-SE', viewport: { width: 1500, height: 1000 }, actionTimeout: 15_000 })
test.skip(!isFullRun, 'takes minutes')
test.setTimeout(900_000)

const WORD = 'Ordet'

test('text pasted from Word is saved as Markdown', async ({ page, editor }) => {
  const file = 'content/documents/accessibility_sv.md'
  const before = editor.read(file)
  const text = await openDocumentForm(page, editor.address, 'other', 'accessibility')
  const last = text.locator('p').last()
  await last.click()
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+End')
      return last.evaluate((place) => {
        const { focusNode, focusOffset } = getSelection() ?? {}
        return place.contains(focusNode ?? null) && focusOffset === focusNode?.textContent?.length
      })
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect(last).toHaveText('')
  await last.evaluate((place, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, wordText)
  await saveForm(page)
  const added = diffLines(before, editor.read(file))
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

test('the most common changes are made in forms, and each changes only its lines', async ({ page, editor }) => {
  const failures: string[] = []
  /** A step whose failure is collected instead of ending the test, so that all steps run. */
  const step = (what: string, act: () => Promise<void>) =>
    test.step(what, act).catch((error: Error) => failures.push(`${what}: ${error.message}`))
  const file = (name: string) => `content/${name}`
  const data = (what: string, form: string, name: string, keys: string, value: string) =>
    step(what, async () => {
      const before = editor.read(file(name))
      await openDataForm(page, editor, form)
      const field = (await revealField(page, keys)).getByRole('textbox')
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
      await saveForm(page)
      const [old = '', now = '', ...more] = diffLines(before, editor.read(file(name)))
      const key = keys.split('.').at(-1)
      expect(more).toEqual([])
      const said = (line: string) => line.replace(/['"]/g, '').replace(/^[-+][ -]*/, '')
      expect(said(old).split(':')[0]).toBe(key)
      expect(said(now)).toBe(`${key}: ${value}`)
    })
  const document = (what: string, group: string, name: string, place: string) =>
    step(what, async () => {
      const before = editor.read(file(`documents/${name}_sv.md`))
      await page.goto('about:blank')
      const text = await openDocumentForm(page, editor.address, group, name)
      await text.locator(place).last().click()
      await page.keyboard.press('End')
      await page.keyboard.type(WORD)
      await saveForm(page)
      const [old, now, ...more] = diffLines(before, editor.read(file(`documents/${name}_sv.md`)))
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
  const site = 'data/entries/data-site'
  await data('6: the telephone number', site, 'site.yaml', 'phone', '+46 8 465 004 01')
  await data('7: the version of the app', site, 'site.yaml', 'android.version', '5.2')
  await step('8: an answer', async () => {
    const before = editor.read(file('answers.yaml'))
    await openDataForm(page, editor, 'data/entries/data-answers')
    await (await revealField(page, 'answers.0.text')).getByText('Lägg till').click()
    for (const language of ['en', 'sv']) {
      await (await revealField(page, `answers.0.text.${language}`)).getByRole('textbox').click()
      await page.keyboard.type('Android 12, iOS 17.')
    }
    await saveForm(page)
    const added = ['+    text:', '+      en: Android 12, iOS 17.', '+      sv: Android 12, iOS 17.']
    expect(diffLines(before, editor.read(file('answers.yaml')))).toEqual(added)
  })
  await data('9: a figure of a claim', 'data/entries/data-claims', 'claims.yaml', 'figures.hectares.sv', '600 000')
  await step('11: a photograph in a text, turned as the camera asks', async () => {
    await page.goto('about:blank')
    const document = file('documents/api_sv.md')
    const before = editor.read(document)
    const text = await openDocumentForm(page, editor.address, 'other', 'api')
    await text.locator('p').first().click()
    await dispatchDrop(
      text.locator('p').first(),
      'vinter.jpg',
      await createPhotograph({ width: 1000, height: 1700 }, 6),
    )
    await expect(text.locator('img')).not.toHaveCount(0)
    await saveForm(page)
    await expect.poll(() => editor.read(document)).toContain('](/pictures/vinter.jpg')
    expect(diffLines(before, editor.read(document)).filter((line) => line.startsWith('-'))).toEqual([])
    const { width, orientation } = await sharp(path.join(editor.folder, 'content/pictures/vinter.jpg')).metadata()
    expect({ width, orientation }).toEqual({ width: 1700, orientation: undefined })
  })
  await document('13: a cell of a table', 'other', 'it-and-procurement', 'td')
  await data(
    '15: a word of the glossary',
    'data/entries/data-glossary-felling',
    'glossary/felling.yaml',
    'words.0.definition.sv',
    'Ägaren låter någon annan besluta.',
  )
  await data(
    '16: a line of a menu',
    'messages/entries/data-pages',
    'pages_sv.yaml',
    'documents.faq.note',
    'Korta svar här.',
  )
  for (const name of ['captions_sv.vtt', 'transcript_sv.md'])
    await step(`17: words of the film, ${name}`, async () => {
      const before = editor.read(file(`film/${name}`))
      await openDataForm(page, editor, `film/entries/${name.split('_')[0]}`)
      await (await revealField(page, 'body')).getByRole('textbox').click()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(WORD)
      await saveForm(page)
      expect(editor.read(file(`film/${name}`))).toBe(`${before.trimEnd()}${WORD}\n`)
    })
  await data('18: a word of a drawing', 'data/entries/data-figures', 'figures.yaml', 'figures.0.texts.6.sv', 'Område')
  await document('19: the privacy policy', 'other', 'privacy_policy', 'p')
  await step('20: a sample becomes real', async () => {
    const before = editor.read(file('customers.yaml'))
    await openDataForm(page, editor, 'data/entries/data-customers')
    await (await revealField(page, 'customers.0.sample')).getByRole('switch').click()
    await saveForm(page)
    const after = editor.read(file('customers.yaml'))
    expect(diffLines(before, after)).toEqual(['-    sample: true', '+    sample: false'])
  })
  await data(
    '20: a word to avoid',
    'data/entries/data-words-to-avoid',
    'words-to-avoid.yaml',
    'avoid.sv.0.instead',
    'till exempel',
  )
  expect(failures).toEqual([])
})
