import { expect, test } from 'vitest'
import { drawNarrowFigure } from './narrow-figures.ts'

const START =
  '<svg class="kf" data-paper="0 0 9 9" data-narrow="NARROW" viewBox="0 0 1200 675" width="1200" height="675">'
const drawing = (narrow: string) =>
  `${START.replace('NARROW', narrow)}\n<style>.kf{}</style>\n<path d="M0 0h9"/>\n</svg>`

test('puts the named parts of a drawing where the phone shows them, in their own or in another size', () => {
  const narrow = drawNarrowFigure(drawing('500 300: 10 20 200 100 to 0 0, 400 20 200 100 to 0 110 100 50')) ?? ''
  expect(narrow).toContain('viewBox="-16 -16 532 332" width="532" height="332"')
  expect(narrow).toContain(
    '<svg x="0" y="0" width="200" height="100" viewBox="10 20 200 100"><use href="#whole"/></svg>',
  )
  expect(narrow).toContain('<svg x="0" y="110" width="100" height="50" viewBox="400 20 200 100">')
  expect(narrow).toContain('<g id="whole" class="kf narrow"><path d="M0 0h9"/>')
  expect(narrow.match(/<svg|<\/svg>/g)).toHaveLength(6)
})

test('shows one group of the drawing where a part names it', () => {
  const narrow = drawNarrowFigure(drawing('500 300: 10 20 200 100 phone to 0 0')) ?? ''
  expect(narrow).toContain('viewBox="10 20 200 100"><use href="#phone"/></svg>')
})

test('makes none of a drawing that names no parts', () => {
  expect(drawNarrowFigure(drawing('').replace(/ data-narrow="[^"]*"/, ''))).toBeNull()
})
