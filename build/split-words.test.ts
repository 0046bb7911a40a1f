import { expect, test } from 'vitest'
import { splitRegistry } from './split-words.ts'

test('makes a part of its own of each language of a registry', () => {
  const made = splitRegistry(`import type { Language } from '../languages.ts'
import { type HomeMessages, homeEn } from './home.en.ts'
import { homeSv } from './home.sv.ts'

export const homeMessages: Readonly<Record<Language, HomeMessages>> = { en: homeEn, sv: homeSv }
`)
  expect(made).toContain(
    "en: () => loadChunk('homeMessages', () => import('./home.en.ts').then((words) => words.homeEn))",
  )
  expect(made).toContain("import('./home.sv.ts')")
  expect(made).not.toContain("from './home")
})

test('reads a language that is called as its sentences', () => {
  expect(splitRegistry("import { en } from './en.ts'\nexport const messages: R = { en }")).toContain('words.en)')
})

test('refuses a registry that is written otherwise', () => {
  expect(() => splitRegistry('export const messages = { en: { title: 1 } }')).toThrow('no list of imported languages')
  expect(() => splitRegistry('export const messages = 1')).toThrow('exports its languages')
})
