import { expect, test } from 'vitest'
import { parseHashId } from './hash-scroll.ts'

test.each([
  { hash: '#apps', id: 'apps' },
  { hash: '', id: '' },
  { hash: '#apps?utm_source=letter', id: 'apps' },
  { hash: '#apps%3Futm_source=letter&b=1', id: 'apps' },
  { hash: '#apps&fbclid=1', id: 'apps' },
  { hash: '#apps.', id: 'apps' },
  { hash: '#apps).', id: 'apps' },
  { hash: '#apps%E2%80%8B', id: 'apps' },
  { hash: '#f%C3%B6re-flygning', id: 'före-flygning' },
  { hash: '#fo%CC%88re-flygning', id: 'före-flygning' },
  { hash: '#%E5', id: '' },
])('$hash names “$id”', ({ hash, id }) => {
  expect(parseHashId(hash)).toBe(id)
})
