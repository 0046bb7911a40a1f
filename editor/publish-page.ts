import { escapeHtml } from '../server/html.ts'
import { renderEditorPage } from './editor-page.ts'
import { formatMistake, type Mistake } from './mistakes.ts'
import type { Change, PendingChanges, PublishResult } from './publish.ts'
import publishWords from './publish-words.json' with { type: 'json' }
import type { UiLanguage } from './words.ts'

/** The editor page that lists unpublished changes, with the form to publish them. */
export function renderPublishPage({ changes, name, email, moved }: PendingChanges, language: UiLanguage): string {
  const say = publishWords[language]
  const input = (id: string, label: string, value: string, type: string) =>
    `<p><label for="${id}">${label}</label><input id="${id}" name="${id}" type="${type}" required value="${escapeHtml(value)}" autocomplete="${id}"></p>`
  const publishing = `${input('name', say.name, name, 'text')}${input('email', say.email, email, 'email')}
<p><small>${say.nameHint}</small></p><p><button>${say.publish}</button></p>`
  return renderEditorPage(
    language,
    say.title,
    `<p>${changes.length > 0 ? say.lead : say.nothing}</p>
<p><a href="/edit/checklist">${say.checklist.title}: ${say.checklist.link}</a></p>
${changes.map((change) => renderChange(change, language)).join('\n')}
${moved > 0 ? `<p class="fault">${say.moved}</p>${takeOver(language)}` : ''}
${changes.length > 0 ? `<form method="post">${publishing}</form>` : ''}`,
  )
}

/** The beginning of the page that streams the steps of a publication. */
export function renderPublishingPage(language: UiLanguage): string {
  return renderEditorPage(language, publishWords[language].title, '<pre id="steps">')
}

/** A mistake among the steps of a publication; its first line leads to the field. */
export function renderPublishingMistake(mistake: Mistake): string {
  const [place = '', ...rest] = escapeHtml(formatMistake(mistake)).split('\n')
  const { form, keys, locale } = mistake
  const field = new URLSearchParams({ field: keys, ...(locale && { locale }) })
  const link = form ? `<a href="${escapeHtml(`/edit?${field}${form}`)}">${place}</a>` : place
  return `\n${[link, ...rest].join('\n')}\n`
}

/** The end of the page that streams the steps of a publication. */
export function renderPublishResult({ done, sentence, isBehind }: PublishResult, language: UiLanguage): string {
  const way = `<p><a href="/edit/publish">← ${publishWords[language].title}</a></p>`
  return `</pre><p id="result" role="status"${done ? '' : ' class="fault"'} autofocus tabindex="-1">${escapeHtml(sentence)}</p>${isBehind ? takeOver(language) : ''}${way}`
}

function takeOver(language: UiLanguage): string {
  return `<form method="post" action="/edit/fetch"><p><button>${publishWords[language].takeOver}</button></p></form>`
}

function renderChange({ label, fields, file, kind }: Change, language: UiLanguage): string {
  const picture = /^content(\/(?:pictures|logos)\/.*)/.exec(file)?.[1]
  const shown = picture && kind !== 'removed' ? `<img src="${escapeHtml(picture)}" alt="">` : ''
  const rows = fields.map(({ field, words }, index) => {
    const heading = field === fields[index - 1]?.field ? '' : `<h3>${escapeHtml(field)}</h3>`
    const said = words.map(({ added, removed, value }) => {
      const tag = added ? 'ins' : removed ? 'del' : 'span'
      return `<${tag}>${escapeHtml(value)}</${tag}>`
    })
    return `${heading}<p class="words">${said.join('')}</p>`
  })
  const whole = picture || kind !== 'changed' ? `<p>${publishWords[language].kinds[kind]}</p>` : ''
  return `<section><h2>${escapeHtml(label)}</h2>${whole}${rows.join('')}${shown}</section>`
}
