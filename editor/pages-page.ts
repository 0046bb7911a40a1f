import { escapeHtml } from '../server/html.ts'
import { languages } from '../site/languages.ts'
import { menuIcons } from '../site/page-list.ts'
import { documentOf } from '../site/paths.ts'
import type { PageFormErrors, PageFormValues } from './apply-page-form.ts'
import { renderEditorPage } from './editor-page.ts'
import pagesWords from './pages-words.json' with { type: 'json' }
import { isAddedByEditor, type PageEntry } from './read-pages.ts'
import { languageName, type UiLanguage } from './words.ts'

/** All pages, with a success message, or with the submitted values and their errors. */
export type PagesPageProps = {
  pages: readonly PageEntry[]
  done?: string
  given?: PageFormValues
  faults?: PageFormErrors
}
type Options = readonly (readonly [value: string, label: string])[]

const MOVING_PAGES_LINK = '/CONTRIBUTING.md#moving-or-removing-a-page'

/** The editor page that lists all pages, with forms to create, move and remove pages that editors added. */
export function renderPagesPage(
  { pages, done = '', given = {}, faults = {} }: PagesPageProps,
  language: UiLanguage,
): string {
  const say = pagesWords[language]
  const added = pages.filter(isAddedByEditor)
  const sentence = { make: say.made, move: say.moved, remove: say.removed }[done]
  const nameOf = ({ label }: PageEntry) => escapeHtml(label[language])

  /** The HTML of a form; after an error with the submitted values. */
  const form = (
    act: 'make' | 'move' | 'remove',
    page: string,
    fields: (own: PageFormValues, its: PageFormErrors) => string,
  ) => {
    const isOwn = given.act === act && (act === 'make' || given.page === page)
    const inside = fields(isOwn ? given : {}, isOwn ? faults : {})
    return `<details${isOwn ? ' open' : ''}><summary>${say[act]}</summary><form method="post" action="/edit/pages" novalidate>
<input type="hidden" name="act" value="${act}"><input type="hidden" name="page" value="${page}">
${inside}<p><button>${say[act]}</button></p></form></details>`
  }

  let fields = 0
  /** The HTML of a field with hint and error; the first invalid field gets autofocus. */
  const field = (
    name: string,
    label: string,
    hint: string,
    own: PageFormValues,
    its: PageFormErrors,
    options?: Options,
  ) => {
    const [fault, value, id] = [its[name], own[name] ?? '', `field-${++fields}`]
    const about = `id="${id}" name="${name}" aria-describedby="${id}-about"${fault ? ' aria-invalid="true"' : ''}${name === Object.keys(its)[0] ? ' autofocus' : ''}`
    const option = ([one, said]: Options[number]) =>
      `<option value="${one}"${one === value ? ' selected' : ''}>${escapeHtml(said)}</option>`
    const input = options
      ? `<select ${about}>${options.map(option).join('')}</select>`
      : name.startsWith('description')
        ? `<textarea ${about} rows="3">${escapeHtml(value)}</textarea>`
        : `<input ${about} value="${escapeHtml(value)}" autocomplete="off">`
    const wrong = fault ? `<b class="fault">${say.faults[fault]}</b> ` : ''
    return `<p><label for="${id}">${label}</label>${input}<br><small id="${id}-about">${wrong}${hint}</small></p>`
  }

  const inLanguages = (name: string, label: string, hint: string, own: PageFormValues, its: PageFormErrors) =>
    languages
      .map((one) => field(`${name}_${one}`, `${label} (${languageName(one, language)})`, hint, own, its))
      .join('')

  const targets: Options = [
    ['', say.choose],
    ...pages.flatMap((page) =>
      page.isPreviewOnly ? [] : [[page.path, `${page.label[language]} – ${page.path}`] as const],
    ),
  ]
  const icons: Options = [
    ['', say.noIcon],
    ...menuIcons.map(
      (name) => [name, `${language === 'sv' ? 'I resursmenyn' : 'In the Resources menu'}: ${say.icons[name]}`] as const,
    ),
  ]

  const making = form('make', '', (own, its) =>
    [
      inLanguages('title', say.pageTitle, say.pageTitleHint, own, its),
      inLanguages('description', say.description, say.descriptionHint, own, its),
      field('path', say.address, say.addressHint, own, its),
      field('icon', say.icon, say.iconHint, own, its, icons),
      inLanguages('note', say.note, say.noteHint, own, its),
    ].join(''),
  )
  const section = (page: PageEntry) => `<section><h3>${nameOf(page)}</h3><p>${page.path} –
<a href="${page.path}">${say.open}</a>, <a href="/edit#/collections/other/entries/${documentOf(page)}">${say.write}</a></p>
${form('move', page.path, (own, its) => field('path', say.address, say.addressHint, { path: page.path, ...own }, its))}
${form('remove', page.path, (own, its) =>
  field(
    'to',
    say.leadsTo,
    say.leadsToHint,
    own,
    its,
    targets.filter(([path]) => path !== page.path),
  ),
)}</section>`

  return renderEditorPage(
    language,
    say.title,
    `<p>${say.lead}</p>
${sentence ? `<p id="result" role="status">${sentence}</p>` : ''}
<section>${making}</section>
<h2>${say.added}</h2>${added.map(section).join('\n') || `<p>${say.none}</p>`}
<h2>${say.coded}</h2><p>${say.codedHint} <a href="${MOVING_PAGES_LINK}">${say.recipe}</a></p>
<ul>${pages.map((page) => (isAddedByEditor(page) ? '' : `<li><a href="${page.path}">${nameOf(page)}</a> ${page.path}</li>`)).join('\n')}</ul>`,
  )
}
