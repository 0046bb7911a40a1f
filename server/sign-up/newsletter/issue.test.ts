import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
import { readIssue } from './issue.ts'

const SITE = 'https://www.exempel.se'

function write(texts: Record<string, string>): string {
  const place = path.join(temporaryFolder(), 'spring')
  for (const [language, text] of Object.entries(texts)) writeFileSync(`${place}_${language}.md`, text)
  return place
}

test('reads a message as subject, text and HTML, with links that work in a mail', () => {
  const sv = `# Nytt i *vår*

Läs [guiden](/guides#storm) eller [svaren](https://www.skogsstyrelsen.se/).

- Gran
- Tall

1. Flyg
2. Gå

> Citat

Fråga [hej@exempel.se](mailto:hej@exempel.se).
`
  const { name, texts } = readIssue(write({ sv }), SITE)
  expect(name).toBe('spring')
  expect(Object.keys(texts)).toEqual(['sv'])
  expect(texts.sv?.subject).toBe('Nytt i vår')
  expect(texts.sv?.text).toBe(`Nytt i vår

Läs guiden (${SITE}/sv/guides#storm) eller svaren (https://www.skogsstyrelsen.se/).

- Gran
- Tall

1. Flyg
2. Gå

> Citat

Fråga hej@exempel.se.`)
  expect(texts.sv?.html).toMatch(/<h1 style="[^"]+">Nytt i <em>vår<\/em><\/h1>/)
  expect(texts.sv?.html).toContain(`href="${SITE}/sv/guides#storm"`)
})

const wrong = [
  { says: 'no heading', text: 'Hello', error: /spring_en\.md: it must begin with a heading/ },
  { says: 'a heading alone', text: '# Hello', error: /nothing under the heading/ },
  { says: 'a link to no page', text: '# A\n\n[b](/fqa)', error: /line 3: the link “\/fqa” leads to no page/ },
  { says: 'a link without its scheme', text: '# A\n\n[b](www.a.se)', error: /“www\.a\.se” is neither a page/ },
  { says: 'a link that is a script', text: '# A\n\n[b](javascript:alert(1))', error: /is neither a page/ },
  { says: 'a sample address', text: '# A\n\n[b](https://a.example/)', error: /leads to a sample address/ },
  { says: 'HTML', text: '# A\n\n<b>c</b>', error: /line 3: HTML is not sent/ },
  { says: 'a picture', text: '# A\n\n![b](/c.jpg)', error: /pictures are not sent/ },
  { says: 'a placeholder', text: '# A\n\nWith {product}', error: /“\{product\}” is filled in on pages only/ },
]

test.each(wrong)('refuses a message with $says, by its file and line', ({ text, error }) => {
  const place = write({ en: text })
  expect(() => readIssue(place, SITE)).toThrow(error)
})

test('says which files it looked for', () => {
  const place = path.join(temporaryFolder(), 'none')
  expect(() => readIssue(place, SITE)).toThrow(`There is no file ${place}_en.md and no ${place}_sv.md.`)
})
