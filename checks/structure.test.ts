import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { compareStructure } from './structure.ts'

function read(body: string, language: 'en' | 'sv') {
  return documentOf(`# T\n## A {#a}\n${body}`, language)
}

test.each([
  { name: 'a table with a row less', en: '|a|\n|-|\n|1|\n|2|', sv: '|a|\n|-|\n|1|', what: 'tables' },
  { name: 'another picture', en: '![a](/pictures/fire.jpg)', sv: '![a](/pictures/hero.jpg)', what: 'pictures' },
  { name: 'a step less', en: '1. a\n2. b', sv: '1. a', what: 'numbered lists' },
  { name: 'a list instead of steps', en: '1. a', sv: '- a', what: 'lists' },
  { name: 'another kind of call-out', en: '> [!TIP]\n> a', sv: '> [!WARNING]\n> a', what: 'call-outs' },
  { name: 'a link to another place', en: '[a](/faq#x)', sv: '[a](/faq#y)', what: 'links' },
])('reports $name', ({ en, sv, what }) => {
  const findings = compareStructure(read(en, 'en'), read(sv, 'sv'))
  expect(findings[0]).toMatchObject({ file: 'content/documents/faq_sv.md', line: 6 })
  expect(findings.map((finding) => finding.what).join()).toContain(what)
})

test.each([
  { name: 'links in another order', en: '[a](/faq) [b](/api)', sv: '[b](/api) [a](/faq)' },
  { name: 'the drawing in each language', en: '![a](/figures/overlap_en.svg)', sv: '![å](/figures/overlap_sv.svg)' },
  { name: 'the page of an authority in each language', en: '[a](https://x.se/en/)', sv: '[a](https://x.se/)' },
])('finds $name alike', ({ en, sv }) => {
  expect(compareStructure(read(en, 'en'), read(sv, 'sv'))).toEqual([])
})
