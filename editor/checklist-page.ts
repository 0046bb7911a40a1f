import type { OwnerValue } from '../generator/content/sample-values.ts'
import { escapeHtml } from '../server/html.ts'
import { createFormLookup } from './config.ts'
import { renderEditorPage } from './editor-page.ts'
import publishWords from './publish-words.json' with { type: 'json' }
import type { UiLanguage } from './words.ts'

/** The page with the go-live checklist of sample values; replaced samples are ticked. */
export function renderChecklistPage(entries: readonly OwnerValue[], language: UiLanguage): string {
  const say = publishWords[language].checklist
  const left = entries.filter(({ isSample }) => isSample).length
  const groups = Map.groupBy(entries, ({ group }) => group[language])
  const formOf = createFormLookup(language)
  return renderEditorPage(
    language,
    say.title,
    `<p>${left > 0 ? say.lead.replace('{left}', String(left)) : say.none}</p>
${Array.from(groups, ([group, its]) => renderSection(group, its, formOf, language)).join('\n')}
<section><h2>${say.byHand}</h2><ul>${say.tasks.map((task) => `<li>${task}</li>`).join('')}</ul></section>`,
  )
}

function renderSection(
  group: string,
  entries: readonly OwnerValue[],
  formOf: ReturnType<typeof createFormLookup>,
  language: UiLanguage,
): string {
  const items = entries.map(({ file, keys, name, value, isSample, without }) => {
    const shown = value[language] === name[language] ? '' : `<br>${escapeHtml(value[language])}`
    const lack = isSample ? `<br><small>${escapeHtml(without[language])}</small>` : ''
    const form = `/edit?field=${keys}${formOf(file)?.address}`
    return `<li><input type="checkbox" disabled${isSample ? '' : ' checked'}> <a href="${form}">${escapeHtml(name[language])}</a>${shown}${lack}</li>`
  })
  return `<section><h2>${escapeHtml(group)}</h2><ul class="ticks">${items.join('')}</ul></section>`
}
