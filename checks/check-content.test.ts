import { expect, test } from 'vitest'
import { languages } from '../site/languages.ts'
import { solutionList } from '../site/page-list.ts'
import { parseTestDocument } from '../tests/support/document.ts'
import { inLanguages } from '../tests/support/in-languages.ts'
import { checkContent, collectLinks } from './check-content.ts'
import { readContent } from './content.ts'
import type { Passage } from './passage.ts'

/* Tests of the checks; the real content is checked by `npm run content` (checkAll). */

test('asks every kind of text, and the order of the chapters', async () => {
  const content = await readContent()
  const broken = inLanguages({ en: 'Tryck på knappen <b>nu</b>.', sv: 'Press the button <b>now</b>.' })
  const kinds = [
    'messages/service_sv.yaml',
    'messages/home_en.yaml',
    'pictures.yaml',
    'figures.yaml',
    'answers.yaml',
    'procurement.yaml',
    'pages_en.yaml',
    'pages_sv.yaml',
  ]
  const messages = kinds.flatMap((file) => content.messages.find((message) => message.file.endsWith(file)) ?? [])
  const film = content.film.filter(({ line, file }) => line === 15 && /_sv/.test(file)) // captions and transcript
  const heads = content.documents.flatMap(({ name, title }) => (name === 'faq' ? title : []))
  const places = [...messages, ...film, ...heads]
  expect(places).toHaveLength(kinds.length + 2 + languages.length)
  const broke = <Each extends Passage>(all: readonly Each[]) =>
    all.map((each) => (places.some((place) => place === each) ? { ...each, text: broken[each.language] } : each))
  const moved = (text: string) => text.replace(/^(1\. \[.*\n)(2\. \[.*\n)/m, '$2$1')
  const { issues } = await checkContent({
    ...content,
    messages: broke(content.messages),
    film: broke(content.film),
    documents: content.documents.map((document) => ({
      ...document,
      title: broke([document.title])[0] ?? document.title,
      source:
        document.name === 'introduction'
          ? { ...document.source, text: moved(document.source.text) } // the list of the chapters
          : document.source,
    })),
    sources: content.sources.map((source) => ({ ...source, text: `${source.text}\nsupport@granskog.se` })),
  })
  const named = (pattern: RegExp) =>
    issues.filter(({ what }) => pattern.test(what)).map(({ file, line }) => `${file}:${line}`)
  for (const { file, line } of places) {
    expect(named(/the text around it/)).toContain(`${file}:${line}`)
    expect(named(/^HTML/)).toContain(`${file}:${line}`)
  }
  expect(named(/support@granskog\.se/)).toHaveLength(content.sources.length)
  expect(named(/^The list of chapters differs from site\/page-list\.ts at its entry 1\.$/)).toHaveLength(
    languages.length,
  )
}, 120_000)

test('places in documents, targets, sentences and menus are links to be checked', () => {
  const text = (file: string, keys: string[], words: string) => ({
    file,
    keys,
    text: words,
    line: 1,
    language: undefined,
  })
  const texts = [
    text('content/glossary/flying.yaml', ['drone', 'target'], '/manual/basics#a'),
    text('content/search-words.yaml', ['topics', 'target'], '/faq?x#b'),
    text('content/glossary/maps.yaml', ['orthophoto', 'target'], '#c'),
    text('content/answers.yaml', ['answers', 'price', 'text', 'en'], 'See [the FAQ](/faq#d) or [below](#e).'),
    text('content/findings.yaml', ['marks', 'look', 'stroke'], '#fffdf8'),
    text('content/messages/interface_en.yaml', ['word'], 'Words'),
  ]
  const documents = [parseTestDocument('[g](#g), [h][i] and a button\n\n[i]: /api#h')]
  expect(collectLinks({ documents, texts }).map(({ address }) => address)).toEqual([
    ...['#g', '/api#h', '/manual/basics#a', '/faq?x#b', '#c', '/faq#d', '#e'],
    ...Object.values(solutionList).map(({ anchor }) => `/#${anchor}`),
  ])
})
