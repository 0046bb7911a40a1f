import { type SavingMessages, savingMessages } from '../../generated/messages/saving.ts'
import { type Language, languages } from '../../site/languages.ts'
import { type IconName, iconHtml } from '../components/icon-address.ts'
import { formatNumber } from '../language/format-number.ts'
import { formatDay } from './contract/date.ts'
import { filesForLanguages, type PrecacheManifest, type SavedFile, sumBytes } from './contract/precache.ts'
import { filesToFetch, hasNewerTexts, type SavedCopy } from './contract/saved-copy.ts'
import type { SavingProgress } from './download-copy.ts'
import type { SavingState } from './saving.ts'

/** The row's label, detail and icon, and the panel's HTML, which needs no escaping, since it has no user input. */
type View = { label: string; detail?: string; icon?: IconName; html: string }

/** Renders the offline-saving row and its panel for a state. A button's `data-do` is the action that it triggers. */
export function renderSavingPanel(state: SavingState, language: Language): View {
  const m = savingMessages[language]
  switch (state.kind) {
    case 'offered':
      return renderOffer(state.list, language)
    case 'saving':
      return renderProgress(state, language, '', renderButton('stop', m.saving.stop))
    case 'paused': {
      const buttons = renderButton('look', m.paused.goOn, 'primary') + renderButton('remove', m.remove.button)
      return renderProgress(state, language, m.paused.reason, buttons)
    }
    case 'saved':
      return renderCopy(state.copy, state.list, language)
    case 'full': {
      const needed = m.full.needed({ size: formatSize(state.needed, language) })
      return renderFault(
        m.full.title,
        needed,
        state.hasCopy ? m.full.kept : m.full.text,
        renderButton('look', m.retry, 'primary'),
      )
    }
    case 'refused':
      return renderFault(m.refused.title, m.refused.reason, m.refused.text)
    case 'removed':
      return {
        label: m.title,
        html: `${renderHeading(m.removed.title)}<p>${m.removed.text}</p>${renderRow(renderButton('look', m.retry))}`,
      }
    case 'failed':
      return {
        ...renderFault(m.failed.title, '', m.failed.text, renderButton('look', m.retry, 'primary')),
        label: m.title,
      }
    case 'gone': {
      const again = m.gone.again({ size: formatTotalSize(filesForLanguages(state.list, [language]), language) })
      return renderFault(
        m.gone.title,
        '',
        m.gone.text({ day: formatDay(state.savedAt, language) }),
        renderButton('save', again, 'primary'),
      )
    }
  }
}

/** Describes the progress of a download; empty while the total size is unknown. */
export function formatProgress({ done, total }: SavingProgress, language: Language): string {
  return total > 0
    ? savingMessages[language].saving.progress({
        done: formatMegabytes(done, language),
        total: formatSize(total, language),
      })
    : ''
}

function renderOffer(list: PrecacheManifest, language: Language): View {
  const m = savingMessages[language]
  const others = languages.filter((one) => one !== language)
  const options = [[language], ...others.map((one) => [one]), [language, ...others]].map((chosen, number) => {
    const size = formatTotalSize(filesForLanguages(list, chosen), language)
    const checked = number === 0 ? ' checked' : ''
    return `<label><input type="radio" name="save-language" value="${chosen.join(' ')}"${checked} data-size="${size}"><span>${nameLanguages(chosen, language)}</span><span>${size}</span></label>`
  })
  const size = formatTotalSize(filesForLanguages(list, [language]), language)
  const html =
    `<p>${m.text}</p><fieldset class="save__pick options"><legend>${m.language}</legend>${options.join('')}</fieldset>` +
    renderRow(renderButton('save', m.save({ size }), 'primary', 'down')) +
    `<p>${m.nothingYet}</p>`
  return { label: m.title, html }
}

function renderProgress(
  state: SavingProgress & { kind: 'saving' | 'paused' },
  language: Language,
  reason: string,
  buttons: string,
): View {
  const { title, text } = savingMessages[language][state.kind]
  const amount = formatProgress(state, language)
  const value = state.total > 0 ? ` value="${state.done}" max="${state.total}"` : ''
  const html =
    `${renderHeading(title)}<p class="save__amounts"><b data-amounts>${amount}</b><span>${reason}</span></p>` +
    `<progress class="save__bar" aria-label="${title}"${value}></progress>` +
    `<p>${text}</p>${renderRow(buttons)}`
  return { label: title, detail: amount, icon: 'down', html }
}

/** Renders the state of a saved copy: up to date, or older than the site. */
function renderCopy(copy: SavedCopy, list: PrecacheManifest | null, language: Language): View {
  const m = savingMessages[language]
  const saved = formatDay(copy.savedAt, language, true)
  const remove = renderRemoval(m.remove, formatTotalSize(filesForLanguages(copy.list, copy.languages), language))
  if (hasNewerTexts(copy, list)) {
    const size = formatTotalSize(filesToFetch(list, copy.languages, copy), language)
    const update = m.newer.update({ size })
    const facts = renderFactList([
      [m.saved.day, saved],
      [m.saved.onSite, formatDay(list.changed, language, true)],
      [m.newer.toFetch, size],
    ])
    const html = `${renderHeading(m.newer.title)}${facts}<p>${m.newer.text}</p>${renderRow(renderButton('update', update, 'primary') + remove)}`
    return { label: m.newer.short, detail: update, icon: 'down', html }
  }
  const facts = renderFactList([
    [m.saved.day, saved],
    [m.saved.language, nameLanguages(copy.languages, language)],
    [m.saved.size, formatTotalSize(filesForLanguages(copy.list, copy.languages), language)],
    [m.saved.onSite, list ? m.saved.nothingNewer : m.saved.unknown],
  ])
  const html = renderHeading(m.saved.title, 'check') + facts + renderRow(remove)
  return { label: m.saved.short, detail: formatDay(copy.savedAt, language), icon: 'check', html }
}

/** Renders the button that removes the copy, with a confirmation popover. */
function renderRemoval(m: SavingMessages['remove'], size: string): string {
  const opener = (attributes: string, label: string) =>
    `<button class="button button--line" type="button" popovertarget="save-removal"${attributes}><span>${label}</span></button>`
  return (
    `${opener('', m.button)}<span class="save__removal" id="save-removal" popover role="dialog" aria-labelledby="save-question">` +
    `<b id="save-question">${m.title}</b><span>${m.text({ size })}</span>` +
    `${renderButton('remove', m.yes({ size }), 'danger')}${opener(' autofocus aria-describedby="save-question"', m.keep)}</span>`
  )
}

function renderFault(title: string, reason: string, text: string, buttons = ''): View {
  const why = reason && `<b class="name">${reason}</b>`
  const html = `${renderHeading(title)}<div class="callout callout--warning" role="alert">${iconHtml('warn')}<div>${why}${text}</div></div>${buttons && renderRow(buttons)}`
  return { label: title, icon: 'warn', html }
}

function renderFactList(facts: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function renderHeading(title: string, icon?: IconName): string {
  return `<h2 tabindex="-1">${icon ? iconHtml(icon) : ''}${title}</h2>`
}

function renderRow(buttons: string): string {
  return `<p class="save__row">${buttons}</p>`
}

function renderButton(
  action: string,
  label: string,
  kind: 'line' | 'primary' | 'danger' = 'line',
  icon?: IconName,
): string {
  const look = kind === 'danger' ? 'button button--line save__danger' : `button button--${kind}`
  return `<button class="${look}" type="button" data-do="${action}">${icon ? iconHtml(icon) : ''}<span>${label}</span></button>`
}

function nameLanguages(chosen: readonly Language[], language: Language): string {
  const m = savingMessages[language]
  return chosen.length > 1 ? m.both : m.languages[chosen[0] ?? language]
}

function formatTotalSize(files: readonly SavedFile[], language: Language): string {
  return formatSize(sumBytes(files), language)
}

function formatSize(bytes: number, language: Language): string {
  return `${formatMegabytes(bytes, language)}\u00a0MB`
}

function formatMegabytes(bytes: number, language: Language): string {
  return formatNumber(Math.max(bytes, bytes > 0 ? 1e5 : 0) / 1e6, language, 1)
}
