import { expect, test } from 'vitest'
import { withoutConsequences } from './check-all.ts'

const finding = (file: string) => ({ file, line: 1, what: 'Wrong.', todo: 'Mend it.' })
const filesOf = (...files: string[]) => withoutConsequences(files.map(finding)).map(({ file }) => file)

test('a fault in the list of pages is not said again of what is derived from it', () => {
  expect(filesOf('content/navigation.ts', 'content/pages.ts', 'content/site.ts')).toEqual([
    'content/pages.ts',
    'content/site.ts',
  ])
  expect(filesOf('content/navigation.ts')).toEqual(['content/navigation.ts'])
})
