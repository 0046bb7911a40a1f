import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { findingsMessages } from '../../generated/messages/findings.ts'
import { searchMessages } from '../../generated/messages/search.ts'
import { serviceMessages } from '../../generated/messages/service.ts'
import { languages } from '../../site/languages.ts'
import { compileMessages, readSavedFile } from './messages.ts'
import { HINTS_FILE, messageFile, messageGroups } from './read-messages.ts'

const EN = 'content/messages/search_en.yaml'
const SV = 'content/messages/search_sv.yaml'

/** The errors after a text in a file is replaced. */
function faultsWith(file: string, before: string, after: string) {
  const saved = readSavedFile(file)
  expect(saved).toContain(before)
  const { faults } = compileMessages((name) => (name === file ? saved.replace(before, after) : readSavedFile(name)))
  return faults.map(({ file, line, message, todo }) => ({ file, line, message, todo }))
}

const findLine = (file: string, words: string) =>
  readSavedFile(file).slice(0, readSavedFile(file).indexOf(words)).split('\n').length

test('messages are in order, and written as a program saves them', () => {
  expect(compileMessages().faults).toEqual([])
  for (const file of messageGroups.flatMap((group) => languages.map((language) => messageFile(group, language)))) {
    expect(readSavedFile(file)).toBe(stringify(parse(readSavedFile(file)), { lineWidth: 0 }))
    expect(readSavedFile(file), file).not.toMatch(/[\u00a0\u202f\u2060]/)
  }
})

test('a sentence takes its values by name, and chooses its words by a number', () => {
  const { en, sv } = searchMessages
  expect(en.found({ pages: 1, sections: 2 })).toBe('1 page, 2 sections.')
  expect(en.found({ pages: '1,000', sections: '1' })).toBe('1,000 pages, 1 section.')
  expect(sv.found({ pages: 1, sections: 0 })).toBe('1 sida, 0 avsnitt.')
  expect(serviceMessages.sv.tooMany.text({ minutes: 1 })).toContain('Vänta en minut och')
  expect(findingsMessages.en.measures.hectares({ figure: '0.5' })).toBe('0.5\u00a0ha')
})

test('hints are about what is there, in both languages', () => {
  const hints: Record<string, Record<string, string>> = parse(readSavedFile(HINTS_FILE))
  const texts = Object.fromEntries(
    messageGroups.map((group) => [group, parse(readSavedFile(messageFile(group, 'en')))]),
  )
  for (const [name, hint] of Object.entries(hints)) {
    expect(Object.keys(hint)).toEqual(languages)
    expect(texts, name).toHaveProperty(name)
  }
  expect(Object.keys(hints)).toEqual(expect.arrayContaining(messageGroups))
  expect(readSavedFile(HINTS_FILE)).toBe(stringify(hints, { lineWidth: 0 }))
})

/** The compiled source of a message with this text. */
function compileTitle(title: string) {
  const { modules } = compileMessages((file) =>
    readSavedFile(file).replace(/^title: .*\n/m, () => stringify({ title })),
  )
  return /"title": (.*),/.exec(modules.get('search') ?? '')?.[1]
}

test('a text with facts alone stays a text; signs are set, and none of them is code', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an ICU message, not a template literal
  expect(compileTitle("$'{'x'}' `a` \\ of {product}, 5 m")).toBe('"${x} `a` \\\\ of Kronvy, 5\u00a0m"')
  expect(compileTitle("$'{'x'}' `a` \\ {n, plural, =0 {none} one {#} other {# of {m}}}")).toBe(
    '(v: { n: string | number; m: string | number }) => ' +
      // biome-ignore lint/suspicious/noTemplateCurlyInString: generated code is compared as a string
      '`\\${x} \\`a\\` \\\\ ${String(v.n) === "0" ? `none` : String(v.n) === "1" ? `${v.n}` : `${v.n} of ${v.m}`}`',
  )
})

test.each([
  {
    name: 'a text that is no YAML',
    change: [SV, 'title: Sök', 'title: Sök: här'],
    expected: { file: SV, line: 1, message: /reads as a name and a value/, todo: /single quotation marks/ },
  },
  {
    name: 'a name that stands twice',
    change: [SV, 'slash:', 'title: Sök\nslash:'],
    expected: { file: SV, line: findLine(SV, 'slash:'), message: /a second time/, todo: /Remove/ },
  },
  {
    name: 'a text that Swedish lacks',
    change: [SV, /^slash: .*\n/m.exec(readSavedFile(SV))?.[0] ?? '', ''],
    expected: { file: SV, line: 1, message: /“slash” is missing/, todo: /Write it here/ },
  },
  {
    name: 'a text that English lacks',
    change: [EN, /^slash: .*\n/m.exec(readSavedFile(EN))?.[0] ?? '', ''],
    expected: { file: SV, line: findLine(SV, 'slash:'), message: /“slash” is not known/, todo: /Correct its name/ },
  },
  {
    name: 'a value that one language lacks',
    change: [SV, '{query}', 'ordet'],
    expected: {
      file: SV,
      line: findLine(SV, 'corrected:'),
      message: /“corrected” takes \{query\} in English, and no value in Swedish/,
      todo: /search_en\.yaml/,
    },
  },
  {
    name: 'a value that only Swedish has',
    change: [SV, 'Vad letar', 'Vad, {name}, letar'],
    expected: {
      file: EN,
      line: findLine(EN, 'placeholder:'),
      message: /“placeholder” takes no value in English, and \{name\} in Swedish/,
      todo: /search_sv\.yaml/,
    },
  },
  {
    name: 'a choice that is named like a fact',
    change: [EN, '{query}', '{email, plural, other {#}}'],
    expected: { file: EN, line: findLine(EN, 'corrected:'), message: /named like a fact/, todo: /\{pages\}/ },
  },
  {
    name: 'a choice without an end',
    change: [SV, 'other {# sidor}}', 'other {# sidor}'],
    expected: { file: SV, line: findLine(SV, 'found:'), message: /^“found” cannot be read: .+\.$/, todo: /partner/ },
  },
  {
    name: 'a choice that forgets the others',
    change: [SV, 'other {# sidor}}', '}'],
    expected: { file: SV, line: findLine(SV, 'found:'), message: /other \{…\}/, todo: /partner/ },
  },
  {
    name: 'a group instead of a text',
    change: [SV, 'title: Sök', 'title:\n  here: Sök'],
    expected: {
      file: SV,
      line: 1,
      message: /“title” is missing, which stands in English/,
      todo: /under the same name/,
    },
  },
  {
    name: 'a number instead of a text',
    change: [SV, /^slash: .*/m.exec(readSavedFile(SV))?.[0] ?? '', 'slash: 7'],
    expected: { file: SV, line: findLine(SV, 'slash:'), message: /“slash” has no text/, todo: /quotation marks/ },
  },
] as const)('names $name with its place', ({ change: [file, before, after], expected }) => {
  expect(faultsWith(file, before, after)[0]).toEqual({
    ...expected,
    message: expect.stringMatching(expected.message),
    todo: expect.stringMatching(expected.todo),
  })
})

test('names all mistakes at once, also of a file that is gone', () => {
  const { faults } = compileMessages((file) => {
    if (file === EN) throw new Error('ENOENT: no such file')
    return file === 'content/messages/saving_sv.yaml' ? 'title: "x' : readSavedFile(file).replace('{email}', '{email')
  })
  const files = new Set(faults.map(({ file }) => file))
  expect(files).toContain(EN)
  expect(files).toContain('content/messages/saving_sv.yaml')
  expect(files).toContain('content/messages/service_en.yaml')
})

test('facts are those of the file that is read, as a draft has them', () => {
  const read = (file: string) =>
    file === 'content/site.yaml'
      ? 'product: Skogsappen\ncompany: Bolaget\nemail: a@example.com\nphone: "1"'
      : readSavedFile(file)
  const { modules } = compileMessages(read)
  expect(modules.get('home')).toContain('Skogsappen')
  expect(modules.get('home')).not.toContain('Kronvy')
})
