import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { en } from '../../content/messages/en.ts'
import { homeEn } from '../../content/messages/home.en.ts'
import { homeSv } from '../../content/messages/home.sv.ts'
import { sv } from '../../content/messages/sv.ts'
import { chapters, resources, solutions } from '../../content/navigation.ts'
import { signUpKinds } from '../../content/site.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The files that may say a message; the messages themselves and the tests are not among them. */
const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
)

/** Keys that the sources reach by a variable, because the content holds their names. */
const byVariable = new Set<string>([
  ...[...solutions, ...resources].flatMap(({ label, children }) => [label, ...children.map((child) => child.label)]),
  ...chapters.map(({ name }) => name),
  'introduction',
  ...signUpKinds,
])

type Tree = { [key: string]: unknown }

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys that lead to each sentence. */
function leaves(tree: Tree, place: string[] = []): string[][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? leaves(value, [...place, key]) : [[...place, key]],
  )
}

/** Whether a variable may hold a key. */
function isNamed(key: string): boolean {
  return byVariable.has(key) || sources.some((source) => source.includes(`'${key}'`))
}

/**
 * Whether a file reads a message: `parent.key`; or both apart, where the file gives the parent a name of its own
 * (`const m = useMessages().signUp`); or by a variable in brackets that may hold the key.
 */
function reads(source: string, keys: readonly string[]): boolean {
  const [key = '', parent] = keys.toReversed()
  const has = (pattern: string) => new RegExp(pattern).test(source)
  if (!parent) return has(`\\bm\\.${key}\\b`)
  if (keys[0] === 'pages') return has(`\\bpages\\.${parent}\\b`) // the head of a page takes title and description
  if (has(`\\b${parent}\\.${key}\\b`)) return true
  const hasParent = has(`[.{ ]${parent}\\b(?![.\\w'])`)
  if (hasParent && has(`\\w\\.${key}\\b`)) return true
  if (isNamed(key) && (has(`\\b${parent}\\[`) || (hasParent && has('\\w\\[\\w')))) return true
  return isNamed(parent) && has(`\\]\\.${key}\\b`)
}

describe.each([
  { name: 'the interface', tree: en },
  { name: 'the home page', tree: homeEn },
])('of $name', ({ tree }) => {
  test.each(leaves(tree).map((keys) => ({ name: keys.join('.'), keys })))('$name is used', ({ keys }) => {
    expect(sources.some((source) => reads(source, keys))).toBe(true)
  })
})

test.each([
  { name: 'the interface', english: en, swedish: sv },
  { name: 'the home page', english: homeEn, swedish: homeSv },
])('$name has the same messages in both languages', ({ english, swedish }) => {
  expect(leaves(swedish)).toEqual(leaves(english))
})
