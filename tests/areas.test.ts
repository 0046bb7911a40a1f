import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { selectTests, testsByArea } from './areas.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = (pattern: string) => globSync(pattern, { cwd: root })

test('every browser test belongs to an area, and every area names existing tests', () => {
  const there = files('tests/*.e2e.ts').map((file) => path.basename(file, '.e2e.ts'))
  const named = new Set(Object.values(testsByArea).flat())
  expect([...named].filter((name) => !there.includes(name))).toEqual([])
  expect(there.filter((name) => !named.has(name))).toEqual([])
})

test('every area exists, and contains every folder of src and server', () => {
  const all = files('{content,editor,site,src,server}/**/*.*')
  expect(Object.keys(testsByArea).filter((area) => !all.some((file) => file.startsWith(area)))).toEqual([])
  const code = all.filter((file) => /^(src|server)\/.*\//.test(file))
  expect(code.filter((file) => selectTests([file]).length === 0)).toEqual([])
})

test.each([
  { changed: ['src/pages/sign-up/tabs.ts'], wanted: ['tabs'] },
  {
    changed: ['src/dom/announce.ts'],
    wanted: ['early-press', 'islands', 'late-code', 'late-runtime', 'older-browser', 'pages-at-rest', 'presses'],
  },
  { changed: ['tests/terms.e2e.ts', 'README.md'], wanted: ['terms'] },
  { changed: ['content/documents/faq_sv.md'], wanted: ['document-contents', 'every-page'] },
])('changes of $changed select $wanted', ({ changed, wanted }) => {
  expect(selectTests(changed)).toEqual(wanted)
})
