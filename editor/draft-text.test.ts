import { expect, test } from 'vitest'
import { draftText } from './draft-text.ts'

const FILE = 'content/documents/a_sv.md'
const SAVED_DOCUMENT = '---\ntitle: A\ndescription: B\n---\n\n# A\n\n*Ett* ord.\n'

test('a document is drafted as it would be saved: in its notation, without fields that have nothing in them', () => {
  const data = { title: 'Ny: titel', description: 'B', checked: '', body: '# A\n\n_Ett_ ord.' }
  expect(draftText(FILE, SAVED_DOCUMENT, data)).toBe(SAVED_DOCUMENT.replace('title: A', 'title: "Ny: titel"'))
})

test('a picture that is only chosen so far has no address yet', () => {
  const data = { customers: [{ name: 'A', logo: 'blob:x', __sc_id: '1' }] }
  expect(draftText('content/customers.yaml', 'customers:\n  - name: A\n', data)).toBe('customers:\n  - name: A\n')
})
