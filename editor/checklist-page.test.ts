import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { readContentData } from '../generator/content/content-data.ts'
import { listOwnerValues } from '../generator/content/sample-values.ts'
import { renderChecklistPage } from './checklist-page.ts'
import publishWords from './publish-words.json' with { type: 'json' }

test.each(['en', 'sv'] as const)(
  'what is real is ticked by itself, and each entry leads to its field (%s)',
  async (language) => {
    const [real, ...rest] = listOwnerValues(await readContentData())
    if (!real) throw new Error('There is nothing to replace.')
    const entries = [{ ...real, isSample: false }, ...rest]
    const { document } = parseHTML(renderChecklistPage(entries, language))
    const boxes = [...document.querySelectorAll('input[type=checkbox]')]
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual(entries.map(({ isSample }) => !isSample))
    const text = document.body.textContent
    for (const { name, value, without, isSample } of entries) {
      expect(text).toContain(name[language])
      expect(text).toContain(value[language])
      if (isSample) expect(text).toContain(without[language])
    }
    for (const task of publishWords[language].checklist.tasks) expect(text).toContain(task)
    const forms = [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
    expect(forms).toContain('/edit?field=email#/collections/data/entries/data-site')
    expect(forms).toContain('/edit?field=customers.0.sample#/collections/data/entries/data-customers')
  },
)
