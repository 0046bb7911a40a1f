import { expect, test } from 'vitest'
import { readTypeErrors } from './type-errors.ts'

test.each([
  {
    name: 'a missing sentence',
    output: "content/messages/sv.ts(5,14): error TS2741: Property 'close' is missing in type '{ home: string; }' but …",
    expected: { file: 'content/messages/sv.ts', line: 5, what: '“close” is missing in this group.' },
  },
  {
    name: 'a merge that is not finished',
    output:
      'content/site.ts(7,1): error TS1185: Merge conflict marker encountered.\ncontent/site.ts(8,1): error TS1005: X.',
    expected: { line: 7, what: 'A merge of two versions is not finished here.' },
  },
  {
    name: 'a missing name in a long value',
    output: `content/site.ts(43,3): error TS1360: Type '{ ${'a'.repeat(200)} }' does not satisfy the expected type 'Site'.\n  Property 'phone' is missing in type '{ …`,
    expected: { line: 43, what: '“phone” is missing in this group.' },
  },
  {
    name: 'several missing sentences',
    output:
      "content/messages/sv.ts(9,3): error TS2739: Type '{}' is missing the following properties from type 'X': a, b",
    expected: { line: 9, what: '“a, b” is missing in this group.' },
  },
  {
    name: 'a misspelt name',
    output:
      "content/site.ts(7,3): error TS2561: Object literal may only specify known properties, but 'fone' does not exist in type 'X'. Did you mean to write 'phone'?",
    expected: { what: '“fone” is not a name that is known here.', todo: 'Did you mean phone?' },
  },
  {
    name: 'a value that was removed',
    output: "content/site.ts(31,30): error TS2339: Property 'phone' does not exist on type '{ readonly product: …",
    expected: { line: 31, what: '“phone” is asked for here, but is not there.' },
  },
  {
    name: 'a name written twice',
    output: 'content/site.ts(9,3): error TS1117: An object literal cannot have multiple properties with the same name.',
    expected: { line: 9, what: 'The same name stands twice in this group.' },
  },
  {
    name: 'a wrong value deep in an entry',
    output: `content/pages.ts(198,3): error TS2322: Type '{ ${'a'.repeat(200)} }' is not …\n  Types of property 'icon' are …\n    Type '"fag"' is not assignable to type 'MenuIcon'.\n`,
    expected: { line: 198, what: '“fag” does not fit here.' },
  },
  {
    name: 'an email address without its sign',
    output: `content/site.ts(17,3): error TS2322: Type '"hej kronvy.se"' is not assignable to type '\`\${string}@\${string}\`'.`,
    expected: {
      what: '“hej kronvy.se” does not fit here.',
      todo: 'Write it in this form: …@…; the other entries show how.',
    },
  },
  {
    name: 'a missing comma',
    output: "site/paths.ts(8,7): error TS1005: ',' expected.",
    expected: { line: 8, what: "The file cannot be read here: ',' expected." },
  },
])('explains $name', ({ output, expected }) => {
  expect(readTypeErrors(output)).toMatchObject([expected])
})

test('shows what is wrong in the content before what follows from it elsewhere', () => {
  const output =
    "src/a.ts(1,1): error TS2339: Property 'phone' does not exist.\ncontent/site.ts(3,1): error TS1005: ',' expected."
  expect(readTypeErrors(output)).toMatchObject([{ file: 'content/site.ts' }])
})

test('shows what is wrong elsewhere when the content itself is in order', () => {
  const output = "src/shell/Footer.tsx(9,1): error TS2339: Property 'phone' does not exist on type 'X'."
  expect(readTypeErrors(output)).toMatchObject([{ file: 'src/shell/Footer.tsx', line: 9 }])
})

test('says of each file that cannot be parsed the first alone', () => {
  const output =
    "content/messages/en.ts(8,7): error TS1005: ',' expected.\ncontent/messages/en.ts(9,2): error TS1005: ':' expected.\ncontent/messages/sv.ts(5,1): error TS2741: Property 'close' is missing"
  expect(readTypeErrors(output)).toMatchObject([{ file: 'content/messages/en.ts', line: 8 }])
})

test('names the empty file, and not the one that imports it', () => {
  const output =
    "content/messages/home.ts(5,20): error TS2306: File '/srv/content/site/content/messages/home.sv.ts' is not a module."
  expect(readTypeErrors(output)).toMatchObject([
    { file: 'content/messages/home.sv.ts', line: 1, what: 'The file is empty.' },
  ])
})

test('leaves out what only the compiler’s words can tell where a fault is told in an editor’s', () => {
  const output =
    "content/glossary.ts(31,5): error TS2741: Property 'sv' is missing in type 'A' but required in type 'B'.\ncontent/words.ts(22,3): error TS2344: Property 'sv' is missing in type 'A' but required in type 'B'."
  expect(readTypeErrors(output)).toMatchObject([{ file: 'content/glossary.ts', line: 31 }])
})
