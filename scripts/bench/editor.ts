import { chromium } from '@playwright/test'
import { chromiumPath } from '../../tests/chromium.ts'
import { openDocumentForm, startEditor } from '../../tests/editor-site.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { type BenchRow, median, rowWithLimit } from './rows.ts'

/** Limits in milliseconds. */
const LIMITS = { open: 3000, seen: 500, saved: 1000 }
const WORDS = ['Björk', 'Gran', 'Tall', 'Asp', 'Ek']

/** Measures the times to open the editor, to show a typed word in the preview, and to save. */
export async function bench(): Promise<void> {
  ensureChromium()
  const editor = await startEditor()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const rows: Record<string, BenchRow> = {}
  try {
    const page = await browser.newPage({ locale: 'sv-SE', viewport: { width: 1280, height: 900 } })
    await openDocumentForm(page, editor.address, 'other', 'faq') // warm up: the first run compiles modules
    const shown = page.frameLocator('iframe.preview').frameLocator('iframe').locator('main')
    await shown.getByRole('heading', { level: 1 }).waitFor()
    const began = performance.now()
    await page.reload()
    await page.getByRole('textbox').first().waitFor()
    rows['/edit opens'] = rowWithLimit(LIMITS.open, performance.now() - began, 'ms')
    const text = await openDocumentForm(page, editor.address, 'other', 'faq')
    await shown.getByRole('heading', { level: 1 }).waitFor()
    await text.locator('p').first().click()
    const times: number[] = []
    for (const word of WORDS) {
      await page.keyboard.type(` ${word}`)
      const typed = performance.now()
      await shown.getByText(word).first().waitFor()
      times.push(performance.now() - typed)
    }
    rows['a typed word is seen'] = rowWithLimit(LIMITS.seen, median(times), 'ms')
    const pressed = performance.now()
    const written = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Spara' }).click()
    await written
    rows['it is saved'] = rowWithLimit(LIMITS.saved, performance.now() - pressed, 'ms')
  } finally {
    await browser.close()
    await editor.stop()
  }
  console.log('\nEditing')
  console.table(rows)
}
