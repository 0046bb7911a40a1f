import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/places.ts'
import { findLiterals } from './literals.ts'

const check = (source: string, file = 'src/pages/Page.tsx') => findLiterals(new Map([[file, source]]))

test.each([
  { name: 'text of an element', source: 'const a = <p>\n  Hello\n</p>', line: 2 },
  { name: 'text in braces', source: "const a = <p>{isOpen ? 'Close' : m.open}</p>", line: 1 },
  { name: 'a spoken attribute', source: 'const a = (\n  <nav aria-label="Pages" />\n)', line: 2 },
  { name: 'a spoken attribute in braces', source: 'const a = <img alt={`Map of $' + '{name}`} />', line: 1 },
  { name: 'a word that a script writes', source: "button.textContent = 'Copied'", line: 1 },
  { name: 'a spoken attribute that a script writes', source: "a.setAttribute('aria-label', 'Copy')", line: 1 },
  { name: 'words in HTML', source: 'const page = `<p>Thank you, $' + '{name}</p>`', line: 1 },
  { name: 'a spoken attribute in HTML', source: 'const page = `<input placeholder="Name">`', line: 1 },
])('finds $name with its line', ({ source, line }) => {
  expect(check(source)).toMatchObject([{ file: 'src/pages/Page.tsx', line }])
})

test.each([
  { name: 'what comes from the messages', source: 'const a = <p title={m.title}>{m.text}</p>' },
  { name: 'figures, signs and units', source: "const a = <p>100 m · {area + ' ha'} → GPS</p>" },
  { name: 'what is compared', source: "const a = <p>{state === 'ready' && <Text />}</p>" },
  { name: 'classes, ids and roles', source: 'const a = <p className="lead" id="top" role="note" />' },
  { name: 'HTML without words', source: 'const page = \'<p class="lead"></p><style>p{color:red}</style>\'' },
])('lets pass $name', ({ source }) => {
  expect(check(source)).toEqual([])
})

test('lets tests say what they like', () => {
  expect(check('const a = <p>Hello</p>', 'src/a.test.tsx')).toEqual([])
})

test('the code of the site holds no words of its own', () => {
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root })
  const code = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  expect(files.length).toBeGreaterThan(200)
  expect(findLiterals(code)).toEqual([])
})
