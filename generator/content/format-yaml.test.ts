import { expect, test } from 'vitest'
import { dataFileNames, dataFilePath } from './content-data.ts'
import { formatYaml } from './format-yaml.ts'
import { readContentText } from './read-text.ts'

test.each(dataFileNames.map(dataFilePath))('%s is in the one notation of the data: npm run format', async (file) => {
  const text = await readContentText(file)
  expect(formatYaml(file, text)).toBe(text)
})

test('writes quotation marks where a text needs them, and each text on one line', () => {
  expect(formatYaml('a.yaml', 'a:   "b"\nc: "d: e"\n"f": >-\n  g\n  h\n')).toBe("a: b\nc: 'd: e'\nf: g h\n")
})
