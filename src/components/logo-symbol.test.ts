import { expect, test } from 'vitest'
import { createLogoSymbol } from './logo-symbol.ts'

test('the mark of a page is the drawing of the file, in the colour of its words', () => {
  const file = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" fill="#12322B"><path d="M0 0"/>
<path fill="#e5952a" d="M1 1"/></svg>
`
  expect(createLogoSymbol(file)).toBe(
    '<symbol id="i-mark" viewBox="0 0 64 64"><g fill="currentColor"><path d="M0 0"/>\n<path fill="#e5952a" d="M1 1"/></g></symbol>',
  )
})
