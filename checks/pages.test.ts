import { expect, test } from 'vitest'
import { checkPages } from './pages.ts'

const source = `export const solutions = {
  fire: { icon: 'fire' },
}

export const pages = {
  home: {
    path: '/',
    aliases: ['/index'],
  },
  fire: {
    path: '/fire',
    siblings: ['storm', 'storm'],
  },
  storm: {
    path: '/storm',
    siblings: ['fire', 'fire'],
  },
}
`
const home = { name: 'home', kind: 'own', path: '/', aliases: ['/index'] }
const fire = { name: 'fire', kind: 'useCase', path: '/fire', siblings: ['storm', 'storm'] }
const storm = { name: 'storm', kind: 'useCase', path: '/storm', siblings: ['fire', 'fire'] }

test.each([
  { name: 'nothing when each page has its own address', pages: [home, fire, storm], expected: [] },
  {
    name: 'two pages with one address',
    pages: [home, fire, { ...storm, path: '/fire' }],
    expected: [{ file: 'content/pages.ts', line: 15, what: '“/fire” is the address of the page fire, too.' }],
  },
  {
    name: 'an address that nobody types',
    pages: [home, { ...fire, path: '/Fire' }, storm],
    expected: [{ file: 'content/pages.ts', line: 11, what: '“/Fire” is no address that people can type.' }],
  },
  {
    name: 'a page with the older address of another',
    pages: [home, { ...fire, path: '/index' }, storm],
    expected: [{ line: 11, what: '“/index” is the address of the page home, too.' }],
  },
  {
    name: 'an older address that is the page’s own',
    pages: [{ ...home, aliases: ['/'] }, fire, storm],
    expected: [{ line: 8, what: '“/” is the address of this page already.' }],
  },
  {
    name: 'a sibling that is no use case',
    pages: [home, { ...fire, siblings: ['storm', 'home'] }, storm],
    expected: [{ line: 12, what: '“home” is no use case.', todo: 'There are: fire, storm.' }],
  },
])('reports $name', ({ pages, expected }) => {
  expect(checkPages(pages, source)).toMatchObject(expected)
  expect(checkPages(pages, source)).toHaveLength(expected.length)
})
