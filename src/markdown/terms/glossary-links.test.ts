import type { Element, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { afterEach, expect, test, vi } from 'vitest'
import type { GlossaryTerm } from '../../../site/glossary.ts'
import { mapLanguages } from '../../../site/languages.ts'
import { linkGlossary } from './glossary-links.ts'

type Forms = Record<'en' | 'sv', readonly string[]>

const term = ({ match, ...about }: Partial<Omit<GlossaryTerm, 'match'>> & { match: Forms }): GlossaryTerm => ({
  target: '/manual/basics#tracklogs',
  definition: mapLanguages(() => 'A recorded line.'),
  match: { ...mapLanguages(() => match.en), ...match },
  ...about,
})

const tracklog = term({ match: { en: ['tracklogs', 'tracklog'], sv: ['spårloggen', 'spårlogg'] } })
const team = term({ match: { en: ['team'], sv: ['team'] }, target: '/manual/basics#teams', ordinary: true })
const quick = term({ match: { en: ['Quick'], sv: ['Quick'] }, target: '/manual/drone-operations#quick', exact: true })
const log = term({ match: { en: ['log'], sv: ['logg'] }, target: '/manual/basics#logs' })
const unmapped = term({ match: { en: ['canopy'], sv: ['krontak'] }, target: undefined })
const glossary = [tracklog, team, quick, log, unmapped]

const h = (tagName: string, children: (ElementContent | string)[], id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id ? { id } : {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

/** Links terms in these elements, and returns the links in order as [text, target]. */
function listLinks(children: Element[], options: { language?: 'en' | 'sv'; path?: string } = {}): [string, string][] {
  const tree: Root = { type: 'root', children }
  linkGlossary({ language: options.language ?? 'en', path: options.path ?? '/faq', glossary })(tree)
  const html = unified().use(rehypeStringify).stringify(tree)
  return [...html.matchAll(/<a href="([^"]+)" class="term"[^>]*>([^<]*)<\/a>/g)].map((match) => [
    match[2] ?? '',
    match[1] ?? '',
  ])
}

const basics = '/manual/basics'

afterEach(() => vi.restoreAllMocks())

const cases: { name: string; text: string; language?: 'en' | 'sv'; expected: [string, string][] }[] = [
  { name: 'links a term', text: 'The tracklog is kept.', expected: [['tracklog', `${basics}#tracklogs`]] },
  { name: 'takes the longest form', text: 'All tracklogs.', expected: [['tracklogs', `${basics}#tracklogs`]] },
  {
    name: 'links at the start of a sentence',
    text: 'Tracklogs help.',
    expected: [['Tracklogs', `${basics}#tracklogs`]],
  },
  {
    name: 'links in Swedish to the Swedish page',
    text: 'Se spårloggen.',
    language: 'sv',
    expected: [['spårloggen', `/sv${basics}#tracklogs`]],
  },
  { name: 'leaves a word that only contains a term', text: 'A catalog, a logbook.', expected: [] },
  { name: 'leaves a part of a Swedish compound', text: 'En flygspårlogg.', language: 'sv', expected: [] },
  { name: 'leaves a part of a hyphenated word', text: 'A log-like and a re-log.', expected: [] },
  {
    name: 'keeps to the capitals of a name',
    text: 'Be quick. Choose Quick.',
    expected: [['Quick', '/manual/drone-operations#quick']],
  },
  { name: 'links a term once in a section', text: 'A log and a log.', expected: [['log', `${basics}#logs`]] },
]

test.each(cases)('$name', ({ text, language = 'en', expected }) => {
  expect(listLinks([h('p', [text])], { language })).toEqual(expected)
})

test('links a term anew in each section, an everyday word once on the page', () => {
  const sections = ['a', 'b'].flatMap((id) => [h('h2', [id], id), h('p', ['A log of the team.'])])
  expect(listLinks(sections).map(([words]) => words)).toEqual(['log', 'team', 'log'])
})

test.each(['a', 'h1', 'h2', 'h3', 'code', 'pre', 'figure', 'th'])('leaves terms in %s alone', (tagName) => {
  expect(listLinks([h(tagName, ['The log.'])])).toEqual([])
})

test('links inside emphasis, lists and cells', () => {
  const places = [h('ul', [h('li', [h('em', ['log'])])]), h('h2', ['x']), h('table', [h('tr', [h('td', ['log'])])])]
  expect(listLinks(places)).toHaveLength(2)
})

test('does not link to the section that the reader is in', () => {
  const page = [h('h2', ['Logs'], 'logs'), h('p', ['A log.']), h('h2', ['Other'], 'other'), h('p', ['A log.'])]
  expect(listLinks(page, { path: basics })).toHaveLength(1)
  expect(listLinks([h('h2', ['A'], 'a'), h('h3', ['Logs'], 'logs'), h('p', ['A log.'])], { path: basics })).toEqual([])
})

test('a term without a reference mapping stays plain, with one debug message', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  expect(listLinks([h('p', ['The canopy closes. The canopy opens.'])])).toEqual([])
  expect(debug.mock.calls).toEqual([[expect.stringContaining('canopy')]])
})
