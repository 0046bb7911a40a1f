import { type Language, languages } from '../../content/languages.ts'
import { savingMessages } from '../../content/messages/saving.ts'
import { type IconName, iconAddress } from '../components/icon-address.ts'
import { formatNumber } from '../language/format-number.ts'
import { writeDay } from './contract/day.ts'
import { filesOf, type SaveList, sumBytes } from './contract/save-list.ts'
import { filesToFetch, hasNewerTexts, type SavedCopy } from './contract/saved-copy.ts'
import type { Progress } from './save-files.ts'
import type { State } from './saving.ts'

/** The text of the row, the text at its end, its icon, and the panel’s inside as HTML, of words of the site only. */
type View = { label: string; detail?: string; icon?: IconName; html: string }

/** The row and the panel for a state. A button carries in `data-do` what its press does. */
export function renderPanel(state: State, language: Language): View {
  const m = savingMessages[language]
  switch (state.kind) {
    case 'offered':
      return offerView(state.list, language)
    case 'saving':
      return progressView(state, language, '', button('stop', m.saving.stop))
    case 'paused': {
      const buttons = button('look', m.paused.goOn, 'primary') + button('remove', m.remove.button)
      return progressView(state, language, m.paused.reason, buttons)
    }
    case 'saved':
      return hasNewerTexts(state.copy, state.list)
        ? updateView(state.copy, state.list, language)
        : savedView(state.copy, state.list, language)
    case 'full': {
      const text = state.hasCopy ? m.full.kept : m.full.text
      const needed = m.full.needed(sizeText(state.needed, language))
      return faultView(m.full.title, needed, text, button('look', m.retry, 'primary'))
    }
    case 'refused':
      return faultView(m.refused.title, m.refused.reason, m.refused.text)
    case 'removed':
      return {
        label: m.title,
        html: `${heading(m.removed.title)}<p>${m.removed.text}</p>${row(button('look', m.retry))}`,
      }
    case 'failed':
      return { ...faultView(m.failed.title, '', m.failed.text, button('look', m.retry, 'primary')), label: m.title }
    case 'gone': {
      const size = sizeText(sumBytes(filesOf(state.list, [language])), language)
      const text = m.gone.text(writeDay(state.savedAt, language, new Date()))
      return faultView(m.gone.title, '', text, button('save', m.gone.again(size), 'primary'))
    }
  }
}

/** How much of the copy is saved, in words. */
export function progressText({ done, total }: Progress, language: Language): string {
  return total > 0 ? savingMessages[language].saving.progress(megabytes(done, language), sizeText(total, language)) : ''
}

function offerView(list: SaveList, language: Language): View {
  const m = savingMessages[language]
  const other = languages.filter((one) => one !== language)
  const options = [[language], ...other.map((one) => [one]), [...languages]].map((chosen, number) => {
    const label = chosen.length > 1 ? m.both : m.languages[chosen[0] ?? language]
    const size = sizeText(sumBytes(filesOf(list, chosen)), language)
    const checked = number === 0 ? ' checked' : ''
    return `<label><input type="radio" name="save-language" value="${chosen.join(' ')}"${checked} data-size="${size}"><span>${label}</span><span>${size}</span></label>`
  })
  const size = sizeText(sumBytes(filesOf(list, [language])), language)
  return {
    label: m.title,
    detail: size,
    html:
      `<p>${m.text}</p><fieldset class="save__pick options"><legend>${m.language}</legend>${options.join('')}</fieldset>` +
      row(button('save', m.save(size), 'primary', 'down')) +
      `<p class="save__quiet">${m.nothingYet}</p>`,
  }
}

function progressView(
  state: Progress & { kind: 'saving' | 'paused' },
  language: Language,
  reason: string,
  buttons: string,
): View {
  const { title, text } = savingMessages[language][state.kind]
  const amount = progressText(state, language)
  const value = state.total > 0 ? ` value="${state.done}" max="${state.total}"` : ''
  return {
    label: title,
    detail: amount,
    icon: 'down',
    html:
      heading(title) +
      `<p class="save__amounts"><b data-amounts>${amount}</b><span>${reason}</span></p>` +
      `<progress class="save__bar" aria-label="${title}"${value}${reason && ' data-still'}></progress>` +
      `<p>${text}</p>${row(buttons)}`,
  }
}

function savedView(copy: SavedCopy, list: SaveList | null, language: Language): View {
  const m = savingMessages[language]
  const other = languages.find((one) => !copy.languages.includes(one))
  const size = list && sizeText(sumBytes(filesToFetch(list, languages, copy)), language)
  const facts = [
    [m.saved.day, writeDay(copy.savedAt, language, new Date(), true)],
    [m.saved.language, copy.languages.length > 1 ? m.both : m.languages[copy.languages[0] ?? language]],
    [m.saved.size, sizeText(sumBytes(filesOf(copy.list, copy.languages)), language)],
    [m.saved.onSite, list ? m.saved.nothingNewer : m.saved.unknown],
  ] as const
  return {
    label: m.saved.short,
    detail: writeDay(copy.savedAt, language, new Date()),
    icon: 'check',
    html:
      heading(m.saved.title, 'check') +
      factList(facts) +
      row((other && size ? button('add', m.saved.add(m.languages[other], size)) : '') + removal(copy, language)),
  }
}

function updateView(copy: SavedCopy, list: SaveList, language: Language): View {
  const m = savingMessages[language]
  const size = sizeText(sumBytes(filesToFetch(list, copy.languages, copy)), language)
  const facts = [
    [m.saved.day, writeDay(copy.savedAt, language, new Date(), true)],
    [m.saved.onSite, writeDay(list.changed, language, new Date(), true)],
    [m.newer.toFetch, size],
  ] as const
  return {
    label: m.newer.short,
    detail: m.newer.update(size),
    icon: 'down',
    html:
      heading(m.newer.title) +
      factList(facts) +
      `<p>${m.newer.text}</p>` +
      row(button('update', m.newer.update(size), 'primary') + removal(copy, language)),
  }
}

/** A button, and the question that it opens, before a copy is taken away. */
function removal(copy: SavedCopy, language: Language): string {
  const { remove } = savingMessages[language]
  const size = sizeText(sumBytes(filesOf(copy.list, copy.languages)), language)
  return (
    `<button class="btn btn--line" type="button" popovertarget="save-removal"><span>${remove.button}</span></button>` +
    `<span class="save__removal" id="save-removal" popover role="dialog" aria-labelledby="save-question">` +
    `<b id="save-question">${remove.title}</b><span>${remove.text(size)}</span>` +
    button('remove', remove.yes(size), 'danger') +
    `<button class="btn btn--line" type="button" popovertarget="save-removal" autofocus aria-describedby="save-question"><span>${remove.keep}</span></button></span>`
  )
}

function faultView(title: string, reason: string, text: string, buttons = ''): View {
  const why = reason && `<b>${reason}</b>`
  const html = `${heading(title, 'warn')}<p class="save__fault" role="alert">${why}${text}</p>${buttons && row(buttons)}`
  return { label: title, icon: 'warn', html }
}

function factList(facts: readonly (readonly [name: string, value: string])[]): string {
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function heading(title: string, icon?: IconName): string {
  return `<h2 tabindex="-1">${icon ? drawing(icon) : ''}${title}</h2>`
}

function row(buttons: string): string {
  return `<p class="save__row">${buttons}</p>`
}

function button(action: string, label: string, kind: 'line' | 'primary' | 'danger' = 'line', icon?: IconName): string {
  const look = kind === 'danger' ? 'btn btn--line save__danger' : `btn btn--${kind}`
  return `<button class="${look}" type="button" data-do="${action}">${icon ? drawing(icon) : ''}<span>${label}</span></button>`
}

function drawing(icon: IconName): string {
  return `<svg class="icon" aria-hidden="true"><use href="${iconAddress(icon)}"/></svg>`
}

function sizeText(bytes: number, language: Language): string {
  return `${megabytes(bytes, language)}\u00a0MB`
}

function megabytes(bytes: number, language: Language): string {
  return formatNumber(Math.max(bytes, bytes > 0 ? 1e5 : 0) / 1e6, language, 1)
}
