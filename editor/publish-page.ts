import { escapeHtml } from '../server/html.ts'
import type { Change, PendingChanges } from './publish.ts'
import { publishWords } from './publish-words.ts'
import { STYLE } from './style.ts'
import type { UiLanguage } from './words.ts'

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** The page that lists changes and publishes them; its script is page/publish.ts. */
export function publishPage(
  { changes, name, email, moved }: PendingChanges,
  language: UiLanguage,
  script: string,
): string {
  const say = publishWords[language]
  const input = (id: string, label: string, value: string, type: string) =>
    `<p><label for="${id}">${label}</label><input id="${id}" type="${type}" required value="${escapeHtml(value)}" autocomplete="${id}"></p>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say.title}</title>
<style>${STYLE}</style><script type="module" src="${script}"></script></head>
<body><main><p><a href="/edit">← ${say.back}</a></p><h1>${say.title}</h1>
<p>${changes.length > 0 ? say.lead : say.nothing}</p>
<p><a href="/edit/checklist">${say.checklist.title}: ${say.checklist.link}</a></p>
${changes.map((change) => section(change, language)).join('\n')}
${moved > 0 ? `<p class="fault">${say.moved}</p>` : ''}
<form id="publish"${changes.length > 0 ? '' : ' hidden'}>
${input('name', say.name, name, 'text')}${input('email', say.email, email, 'email')}
<p><small>${say.nameHint}</small></p><p><button>${say.publish}</button></p></form>
<p><button id="fetch"${moved > 0 ? '' : ' hidden'}>${say.takeOver}</button></p>
<p id="result" role="status"></p><pre id="steps"></pre></main></body></html>`
}

function section({ label, fields, file, kind }: Change, language: UiLanguage): string {
  const picture = /^content(\/(?:pictures|logos)\/.*)/.exec(file)?.[1]
  const shown = picture && kind !== 'removed' ? `<img src="${escapeHtml(picture)}" alt="">` : ''
  const rows = fields.map(({ field, words }, index) => {
    const heading = field === fields[index - 1]?.field ? '' : `<h3>${escapeHtml(field)}</h3>`
    const said = words.map(({ kind, text }) => `<${TAGS[kind]}>${escapeHtml(text)}</${TAGS[kind]}>`).join('')
    return `${heading}<p class="words">${said}</p>`
  })
  const whole = picture || kind !== 'changed' ? `<p>${publishWords[language].kinds[kind]}</p>` : ''
  return `<section><h2>${escapeHtml(label)}</h2>${whole}${rows.join('')}${shown}</section>`
}
