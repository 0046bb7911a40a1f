import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'
import { listFiles } from '../generator/files/list-files.ts'
import { sentences, translateToSwedish } from './sentences.ts'

/** Modules with messages for editors: the checks, readers of the content, and the schemas. */
const SPEAKERS =
  /^(?:checks\/(?!check-).*|site\/schemas\/.*|src\/markdown\/(?:contract\/.*|infer-front-matter)|generator\/(?:content|pictures)\/.*)(?<!\.test)\.ts$/
/** A message, as opposed to a label: a sentence that ends with a full stop. */
const SENTENCE = /^[\p{Lu}“{].* .*\.$/u

type Node = { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[]; key?: { name?: string } }

/** The texts in the source of a module, with {} for each interpolated value. */
function extractTexts(source: string, isAsked: (name: string) => boolean): { all: string[]; asked: string[] } {
  const [all, asked] = [[] as string[], [] as string[]]
  const visit = (node: Node, name = '') => {
    const text =
      node.type === 'TemplateLiteral'
        ? node.quasis?.map(({ value }) => value.cooked).join('{}')
        : node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : undefined
    if (text !== undefined) all.push(text)
    if (text !== undefined && isAsked(name) && SENTENCE.test(text)) asked.push(text)
    for (const part of Object.values(node).flat())
      if (part && typeof part === 'object') visit(part as Node, node.key?.name ?? name)
  }
  visit(parseAst(source, { lang: 'ts' }) as Node)
  return { all, asked }
}

test('every sentence of the checks is there in Swedish, and none that nobody says', async () => {
  const folders = ['checks', 'site', 'src/markdown', 'generator']
  const listed = await Promise.all(
    folders.map(async (folder) => (await listFiles(path.join(projectRoot, folder))).map((file) => `${folder}/${file}`)),
  )
  const files = listed.flat().filter((file) => SPEAKERS.test(file))
  expect(files.length).toBeGreaterThan(50)
  const texts = await Promise.all(
    files.map(async (file) =>
      extractTexts(
        await readFile(path.join(projectRoot, file), 'utf8'),
        (name) => !file.startsWith('site/') || /^(error|message)$/.test(name),
      ),
    ),
  )
  const known = Object.keys(sentences)
  const said = new Set(texts.flatMap(({ all }) => all))
  expect(texts.flatMap(({ asked }) => asked).filter((text) => !known.includes(text))).toEqual([])
  expect(known.filter((text) => !said.has(text))).toEqual([])
})

test.each([
  ['No page has the address “/faqq”.', 'Ingen sida har adressen ”/faqq”.'],
  ['The page /faq has no heading “#costs” in Swedish.', 'Sidan /faq har ingen rubrik med id ”costs” på svenska.'],
  ['Only in English: a numbered list of 3.', 'Bara på engelska: en numrerad lista med 3 punkter.'],
  ['The title has 71 characters with the product’s name.', 'Titeln har 71 tecken med produktens namn.'],
  ['“00:03” ends before it begins.', '”00:03” slutar innan den börjar.'],
  ['A hyphen in a range: “10-15 m”.', 'Ett bindestreck i ett intervall: ”10-15 m”.'],
  ['“Customers, entry 1, Name, English” is empty.', 'Det här är tomt.'],
  ['A sentence that nobody knows', 'A sentence that nobody knows'],
])('%s', (said, swedish) => {
  expect(translateToSwedish(said)).toBe(swedish)
})
