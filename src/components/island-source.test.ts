import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '..')

/** The `source` of every `<Island>`, and where its component is imported from. */
const islands = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
  const code = readFileSync(path.join(src, file), 'utf8')
  return [...code.matchAll(/<Island\b[^>]*?source="([^"]+)"[^>]*?component=\{(\w+)\}/g)].map(
    ([, source, component]) => {
      const from = new RegExp(`import ${component} from '([^']+)'`).exec(code)?.[1] ?? ''
      return { file, source, imported: path.posix.join(path.posix.dirname(file.split(path.sep).join('/')), from) }
    },
  )
})

test('every island is used, and its source is the file of its component', () => {
  expect(new Set(islands.map(({ imported }) => imported))).toEqual(new Set(globSync('**/*.island.tsx', { cwd: src })))
  for (const { file, source, imported } of islands) expect(`${source}.island.tsx`, file).toBe(imported)
})
