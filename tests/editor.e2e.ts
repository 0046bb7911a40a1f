import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { listCollections } from '../editor/config.ts'
import { diffLines, openDocumentForm, saveForm, test } from './editor-site.ts'
import { isFullRun } from './full-run.ts'

const FAQ = 'content/documents/faq_sv.md'
const WORD = 'Ordet'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.describe('in Swedish', () => {
  test.use({ locale: 'sv-SE' })

  test('a sentence appears in the preview while it is typed, and is saved as a change of its line alone', {
    tag: '@core',
  }, async ({ page, editor }) => {
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(editor.address) && !/^(blob|data):/.test(request.url()))
        foreignRequests.push(request.url())
    })
    const before = editor.read(FAQ)
    const text = await openDocumentForm(page, editor.address, 'other', 'faq')
    await expect(page.getByText('Titel', { exact: true })).toBeVisible()
    const shown = page.frameLocator('iframe.preview').frameLocator('iframe').locator('main')
    await expect(shown).toContainText('Vanliga frågor', { timeout: 60_000 })
    await text.locator('p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${WORD}`)
    await expect(shown).toContainText(WORD)
    expect(editor.read(FAQ)).toBe(before)
    await saveForm(page)
    const [old, now, ...more] = diffLines(before, editor.read(FAQ))
    expect(now?.replace(` ${WORD}`, '').slice(1)).toBe(old?.slice(1))
    expect(more).toEqual([])
    expect(foreignRequests).toEqual([])
  })

  test('a short text of the home page appears in the preview while it is typed', async ({ page, editor }) => {
    test.skip(!isFullRun, 'npm test runs one test of the editor')
    await page.goto(`${editor.address}/edit#/collections/messages/entries/messages-home`)
    const { title } = parse(editor.read('content/messages/home_sv.yaml')).hero // another file's tests may have changed it
    const hero = page.getByRole('group', { name: /Hela skogen/ })
    await hero.getByRole('button', { name: 'Expandera' }).first().click({ timeout: 60_000 })
    const field = hero.getByRole('textbox').first()
    await expect(field).toHaveValue(title)
    const shown = page.frameLocator('iframe.preview').frameLocator('iframe').locator('h1')
    await expect(shown).toHaveText(title, { timeout: 60_000 })
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${WORD}`)
    await expect(shown).toHaveText(`${title} ${WORD}`)
    expect(editor.read('content/messages/home_sv.yaml')).not.toContain(WORD)
  })

  test('an issue of the checks is shown with its page and heading, and links to the form', async ({ page, editor }) => {
    test.skip(!isFullRun, 'npm test runs one test of the editor')
    await page.goto(`${editor.address}/edit`)
    await expect(page.locator('#mistakes summary')).toHaveText('Inget att rätta', { timeout: 60_000 })
    const line =
      editor
        .read(FAQ)
        .split('\n')
        .findIndex((each) => each.includes('{#faq-what}')) + 2
    editor.reportFindings(`\nTo be mended (1):\n\n${FAQ}:${line}\n  The link leads nowhere.\n  → Write /faq.`)
    const summary = page.locator('#mistakes summary')
    await expect(summary).toHaveText('En sak att rätta')
    await summary.click()
    const link = page.getByRole('link', { name: 'Vanliga frågor (svenska) – Text: Vad är {product}?' })
    await expect(link).toHaveAttribute('href', '#/collections/other/entries/faq')
    editor.reportFindings('')
    await expect(summary).toHaveText('Inget att rätta')
  })
})

test('a text with code is in its form before the highlighter is loaded', async ({ page, editor }) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  await page.route('**/edit/assets/shiki-engine*', () => {}) // never answered
  const text = await openDocumentForm(page, editor.address, 'other', 'api')
  expect(await text.textContent()).toContain('"type": "Feature"')
})

test('words that were not saved are offered again, and do not replace what others have saved', async ({
  page,
  editor,
}) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  const file = 'content/documents/accessibility_en.md'
  const form = `${editor.address}/edit#/collections/other/entries/accessibility`
  const text = await openDocumentForm(page, editor.address, 'other', 'accessibility')
  await text.locator('p').first().click()
  await page.keyboard.type(`${WORD} `)
  await expect(page.frameLocator('iframe.preview').frameLocator('iframe').locator('main')).toContainText(WORD)
  await page.keyboard.press('Escape')
  await expect(page.locator('#notice')).toContainText('Not saved. What you wrote is kept')
  await page.reload()
  await page.goto(form)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toContainText(WORD)
  // somebody else saves the file, also a text that names a form
  const theirs = editor.read(file).replace('\n\n', '\n\nTheirs.\n\n')
  writeFileSync(path.join(editor.folder, file), theirs)
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toContainText(WORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('the file has been changed elsewhere')
  expect(editor.read(file)).toBe(theirs)
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(text).toContainText('Theirs.')
  await text.locator('p').first().click()
  await page.keyboard.type(`${WORD} `)
  await saveForm(page)
  expect(editor.read(file)).toContain(WORD)
  await page.reload()
  await page.goto(form)
  await expect(text).toContainText(WORD)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
})

test('a form that was only looked at is left without a word', async ({ page, editor }) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  const text = await openDocumentForm(page, editor.address, 'manual', 'basics')
  await text.locator('p').first().click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  await expect(page.locator('#notice')).toBeHidden()
})

test('a form opens at its beginning, and no key removes a picture from it', async ({ page, editor }) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  const text = await openDocumentForm(page, editor.address, 'manual', 'basics')
  const pictures = text.getByRole('group', { name: 'Image' })
  await expect(pictures).toHaveCount(3)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', { name: /Title/ }).first()).toBeInViewport()
  await expect(pictures).toHaveCount(3)
})

test('a cell with a pipe stays one cell', async ({ page, editor }) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  const file = 'content/documents/accessibility_en.md'
  const table = '| Sign | Meaning |\n| --- | --- |\n| a\\|b | either |\n'
  writeFileSync(path.join(editor.folder, file), `${editor.read(file)}\n${table}`)
  await page.goto('about:blank')
  const text = await openDocumentForm(page, editor.address, 'other', 'accessibility')
  const lastRow = text.locator('tr').last().locator('td')
  await expect(lastRow).toHaveText(['a|b', 'either'])
  await expect(async () => {
    await lastRow.last().click()
    await page.keyboard.press('End')
    const isInCell = await lastRow.last().evaluate((cell) => cell.contains(getSelection()?.focusNode ?? null))
    expect(isInCell).toBe(true) // on a busy machine the CMS may still be putting the caret at the beginning
  }).toPass()
  await page.keyboard.press('Enter')
  await page.keyboard.type('|or')
  await saveForm(page)
  expect(editor.read(file)).toContain(table.replace('either', 'either \\|or'))
})

test('nothing can be typed into a form while it is saved', async ({ page, editor }) => {
  test.skip(!isFullRun, 'npm test runs one test of the editor')
  const text = await openDocumentForm(page, editor.address, 'other', 'accessibility')
  await text.locator('p').first().click()
  await page.keyboard.type('Early ')
  const { promise: shown, resolve: finishSaving } = Promise.withResolvers<void>()
  await page.route('**/edit/api/file?*', async (route) => {
    await shown
    await route.continue()
  })
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled() // the CMS has taken in what was typed
  await page.keyboard.press('ControlOrMeta+s')
  await saving
  const { x = 0, y = 0 } = (await text.locator('p').first().boundingBox()) ?? {}
  await page.mouse.click(x + 4, y + 4)
  await page.keyboard.type('Late ')
  await expect(text).toContainText('Early')
  await expect(text).not.toContainText('Late')
  finishSaving()
  await expect(text).toBeHidden()
  await expect.poll(() => editor.read('content/documents/accessibility_en.md')).toContain('Early')
})

test('a second tab reports that the file has changed, and does not overwrite it', async ({ page, editor }) => {
  test.skip(!isFullRun, 'editor/server.test.ts tests the same without a browser')
  const file = 'content/documents/faq_en.md'
  const other = await page.context().newPage()
  const [first, second] = [
    await openDocumentForm(page, editor.address, 'other', 'faq'),
    await openDocumentForm(other, editor.address, 'other', 'faq'),
  ]
  await first.locator('p').first().click()
  await page.keyboard.type('One ')
  await saveForm(page)
  const after = editor.read(file)
  await second.locator('p').first().click()
  await other.keyboard.type('Two ')
  await other.getByRole('button', { name: 'Save' }).click()
  const conflict = other.getByRole('alertdialog')
  await expect(conflict).toContainText(
    /FAQ \(English\) – Text: Frequently asked questions\s+Not saved: the file has been changed elsewhere/,
  )
  await expect(conflict).not.toContainText('try again later')
  await expect(other.locator('#notice')).toBeHidden()
  expect(editor.read(file)).toBe(after)
})

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['sv', 'sv-SE'],
] as const)
  test.describe(`every document, ${language}`, () => {
    test.use({ locale })
    test.skip(!isFullRun, 'takes minutes')
    for (const { name: group, files } of listCollections(language))
      for (const { name, file: pattern } of files.filter(({ fields }) =>
        fields.some(({ widget }) => widget === 'richtext'),
      ))
        test(`${name}: a word is saved as a change of its line alone`, async ({ page, editor }) => {
          const file = pattern.replace('{{locale}}', language)
          const before = editor.read(file)
          const text = await openDocumentForm(page, editor.address, group, name)
          await text.locator('p').last().click()
          await page.keyboard.press('End')
          await page.keyboard.type(WORD)
          await saveForm(page)
          const [old, now, ...more] = diffLines(before, editor.read(file))
          expect(more).toEqual([])
          expect(now?.replace(WORD, '').slice(1)).toBe(old?.slice(1))
        })
  })
