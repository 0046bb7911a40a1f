import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../generator/files/folders.ts'
import { morePagesSchema } from '../site/schemas/more-pages.ts'
import { redirectsSchema } from '../site/schemas/redirects.ts'
import { applyPageForm, type PageFormErrors } from './apply-page-form.ts'
import { createContentStore } from './content-store.ts'
import { renderPagesPage } from './pages-page.ts'
import { readPages } from './read-pages.ts'

const NEW_PAGE = {
  ...{ act: 'make', path: '/field-days', title_en: 'Field days', title_sv: 'Fältdagar: 2027' },
  description_en: 'Walk the forest with us, see a flight and the map it makes, and ask what you like.',
  description_sv: 'Följ med ut i skogen, se en flygning och kartan som den ger, och fråga det du vill.',
  ...{ icon: 'guide', note_en: 'See it in the forest.', note_sv: 'Se det i skogen.' },
}

/** A copy of the content, with a function that submits the page form to it. */
function copyOfContent() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['documents', 'more-pages.yaml', 'redirects.yaml'])
    cpSync(path.join(projectRoot, 'content', part), path.join(folder, 'content', part), { recursive: true })
  const at = (file: string) => path.join(folder, 'content', file)
  return {
    folder,
    change: (given: Record<string, string>) => applyPageForm(createContentStore(folder), folder, given),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    has: (file: string) => existsSync(at(file)),
    entries: () => morePagesSchema.parse(parse(readFileSync(at('more-pages.yaml'), 'utf8'))).pages,
    redirects: () => redirectsSchema.parse(parse(readFileSync(at('redirects.yaml'), 'utf8'))).redirects,
  }
}

test('a page is made with both documents, moved with its links, and leads on when it is removed', async () => {
  const { folder, change, read, has, entries, redirects } = copyOfContent()
  expect(await change(NEW_PAGE)).toEqual({})
  expect(entries()).toMatchObject([{ path: '/field-days', icon: 'guide', note: { sv: 'Se det i skogen.' } }])
  expect(read('documents/field-days_sv.md')).toBe(
    `---\ntitle: 'Fältdagar: 2027'\ndescription: ${NEW_PAGE.description_sv}\n---\n\n# Fältdagar: 2027\n\n${NEW_PAGE.description_sv}\n`,
  )
  expect(readPages(folder).at(-1)).toMatchObject({ name: '/field-days', share: 'planning-marked' })

  const files = createContentStore(folder)
  const faq = (await files.list()).find(({ path }) => path === 'content/documents/faq_en.md')
  const linked = `${faq?.text}\n[a](/field-days) [b](/field-days#x) [c](/field-days/more) [d](/my/field-days)\n`
  await files.write('content/documents/faq_en.md', Buffer.from(linked), faq?.hash ?? '', async (_file, text) => text)
  expect(await change({ act: 'move', page: '/field-days', path: '/events/days-out' })).toEqual({})
  expect(read('documents/faq_en.md')).toContain(
    '[a](/events/days-out) [b](/events/days-out#x) [c](/field-days/more) [d](/my/field-days)',
  )
  expect([has('documents/field-days_en.md'), has('documents/days-out_en.md')]).toEqual([false, true])
  expect(redirects()).toEqual([{ from: '/field-days', to: '/events/days-out' }])

  expect(await change({ act: 'remove', page: '/events/days-out', to: '/guides' })).toEqual({})
  expect(entries()).toEqual([])
  expect(has('documents/days-out_sv.md')).toBe(false)
  expect(redirects()).toEqual([
    { from: '/field-days', to: '/guides' },
    { from: '/events/days-out', to: '/guides' },
  ])
  expect(await change(NEW_PAGE)).toEqual({})
  expect(redirects(), 'a page that comes back has its address again').toEqual([
    { from: '/events/days-out', to: '/guides' },
  ])
})

test.each<[Record<string, string>, PageFormErrors]>([
  [{ path: 'field-days' }, { path: 'badPath' }],
  [{ path: '/Fältdagar' }, { path: 'badPath' }],
  [{ path: '/faq' }, { path: 'pathTaken' }],
  [{ path: '/guides_sv' }, { path: 'pathTaken' }],
  [{ path: '/pdf/days' }, { path: 'pathTaken' }],
  [{ path: '/events/faq' }, { path: 'pathTaken' }],
  [{ path: '/privacy_policy' }, { path: 'pathTaken' }],
  [{ title_en: 'x' }, { title_en: 'badTitle' }],
  [{ description_sv: 'kort' }, { description_sv: 'badDescription' }],
  [{ note_sv: '' }, { note_sv: 'badNote' }],
  [{ act: 'move', page: '/faq', path: '/questions' }, { page: 'noPage' }],
  [{ act: 'remove', page: '/guides', to: '/faq' }, { page: 'noPage' }],
])('%j is refused, and nothing is written', async (wrong, faults) => {
  const { folder, change, entries, has } = copyOfContent()
  const given = { ...NEW_PAGE, ...wrong }
  expect(await change(given)).toEqual(faults)
  expect([entries(), has('documents/field-days_en.md')]).toEqual([[], false])
  if (given.act !== 'make') return
  const { document } = parseHTML(renderPagesPage({ pages: readPages(folder), given, faults }, 'sv'))
  const [field = ''] = Object.keys(faults)
  const input = document.querySelector(`form [name=${field}]`)
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^(Skriv|En annan) /,
  )
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size, 'every label has its own field').toBe(ids.length)
  expect(document.querySelector('textarea')?.textContent, 'what was given stays').toBe(given.description_en)
})

test('a page leads neither to itself nor to nothing when it is removed', async () => {
  const { change } = copyOfContent()
  await change(NEW_PAGE)
  for (const to of ['/field-days', '/nowhere', ''])
    expect(await change({ act: 'remove', page: '/field-days', to })).toEqual({ to: 'noPage' })
})
