import { bookSizes, manualFile } from '../../content/books.ts'
import { type Language, languages } from '../../content/languages.ts'
import type { PrintMessages } from '../../content/messages/book.en.ts'
import type { SavingMessages } from '../../content/messages/saving.en.ts'
import { type IconName, iconAddress } from '../components/icon-address.ts'
import { formatNumber } from '../language/format-number.ts'
import { writeDay } from './contract/day.ts'
import { bytesOf, filesOf, type SaveList } from './contract/save-list.ts'
import type { SavedCopy } from './contract/saved-copy.ts'
import { bytesToFetch, hasNewerTexts, type State } from './saving.ts'

export type Words = { m: SavingMessages; print: PrintMessages; language: Language }

/** The panel’s inside for a state. What is pressed carries `data-do`; the words are the site’s own. */
export function viewOf(state: State, words: Words): string {
  const { m } = words
  switch (state.kind) {
    case 'offered':
      return offer(state.list, words)
    case 'saving':
      return progress(state, words, m.saving.title, '', m.saving.text, button('stop', m.saving.stop))
    case 'paused':
      return progress(
        state,
        words,
        m.paused.title,
        m.paused.reason,
        m.paused.text,
        button('go-on', m.paused.goOn, 'primary') + button('remove', m.remove.button),
      )
    case 'saved':
      return hasNewerTexts(state.copy, state.list)
        ? newer(state.copy, state.list, words)
        : saved(state.copy, state.list, state.isSafe, words)
    case 'full':
      return fault(
        m.full.title,
        // a browser that tells of more room than is needed tells nothing
        m.full.needed(
          size(state.needed, words),
          state.free !== null && state.free < state.needed ? size(state.free, words) : '',
        ),
        state.hasCopy ? m.full.kept : m.full.text,
        button('look', m.retry, 'primary'),
      )
    case 'refused':
      return fault(m.refused.title, m.refused.reason, m.refused.text, '')
    case 'removed':
      return `${heading(m.removed.title)}<p>${m.removed.text}</p>${row(button('look', m.retry))}`
    case 'failed':
      return fault(m.failed.title, '', m.failed.text, button('look', m.retry, 'primary'))
    case 'gone': {
      const bytes = size(bytesOf(filesOf(state.list, [words.language])), words)
      const day = writeDay(state.savedAt, words.language, new Date())
      return fault(m.gone.title, '', m.gone.text(day), button('save', m.gone.again(bytes), 'primary'))
    }
  }
}

/** The question before a copy is taken away. */
export function removalOf(copy: SavedCopy, words: Words): string {
  const { m } = words
  const bytes = size(bytesOf(filesOf(copy.list, copy.languages)), words)
  return (
    heading(m.remove.title) +
    `<p>${m.remove.text(bytes)}</p>` +
    row(button('remove-now', m.remove.yes(bytes), 'danger') + button('look', m.remove.keep))
  )
}

/** What the row says of a state: its words, and what stands at its end. */
export function rowOf(state: State, words: Words): { label: string; detail: string; icon: IconName | '' } {
  const { m, language } = words
  switch (state.kind) {
    case 'saving':
    case 'paused':
      return { label: m[state.kind].title, detail: amounts(state, words), icon: 'down' }
    case 'saved':
      if (hasNewerTexts(state.copy, state.list))
        return {
          label: m.newer.short,
          detail: m.newer.update(sizeOfUpdate(state.copy, state.list, words)),
          icon: 'down',
        }
      return { label: m.saved.short, detail: writeDay(state.copy.savedAt, language, new Date()), icon: 'check' }
    case 'gone':
      return { label: m.gone.title, detail: '', icon: 'warn' }
    case 'full':
    case 'refused':
      return { label: m[state.kind].title, detail: '', icon: 'warn' }
    case 'offered':
      return { label: m.title, detail: size(bytesOf(filesOf(state.list, [language])), words), icon: '' }
    case 'removed':
    case 'failed':
      return { label: m.title, detail: '', icon: '' }
  }
}

/** How much of it is there, in words. */
export function amounts({ done, total }: { done: number; total: number }, words: Words): string {
  return total > 0 ? words.m.saving.progress(megabytes(done, words), size(total, words)) : ''
}

function offer(list: SaveList, words: Words): string {
  const { m, language } = words
  const choices = [language, ...languages.filter((other) => other !== language)].map((one) => [one])
  const options = [...choices, [...languages]].map((chosen, number) => {
    const label = chosen.length > 1 ? m.both : m.languages[chosen[0] ?? language]
    const checked = number === 0 ? ' checked' : ''
    const bytes = size(bytesOf(filesOf(list, chosen)), words)
    return `<label><input type="radio" name="save-language" value="${chosen.join(' ')}"${checked} data-size="${bytes}"><span>${label}</span><span>${bytes}</span></label>`
  })
  const bytes = size(bytesOf(filesOf(list, [language])), words)
  return (
    `<p>${m.text}</p><fieldset class="save__pick"><legend>${m.language}</legend>${options.join('')}</fieldset>` +
    row(button('save', m.save(bytes), 'primary', 'down')) +
    `<p class="save__quiet">${m.nothingYet}</p>` +
    paper(words)
  )
}

/** The manual as PDF, for readers who would rather have paper. */
function paper(words: Words): string {
  const { print, language } = words
  const links = bookSizes.map((one) => {
    const href = `/pdf/${manualFile(one, language)}`
    return `<a class="btn btn--line" href="${href}" type="application/pdf">${print.sizes[one]}</a>`
  })
  return `<h3>${print.title}: ${print.manual.toLowerCase()}</h3>${row(links.join(''))}`
}

function progress(
  state: { kind: 'saving' | 'paused'; done: number; total: number },
  words: Words,
  title: string,
  reason: string,
  text: string,
  buttons: string,
): string {
  const value = state.total > 0 ? ` value="${state.done}" max="${state.total}"` : ''
  return (
    heading(title) +
    `<p class="save__amounts"><b data-amounts>${amounts(state, words)}</b><span data-part>${reason}</span></p>` +
    `<progress class="save__bar" aria-label="${title}"${value}${reason && ' data-still'}></progress>` +
    `<p>${text}</p>${row(buttons)}`
  )
}

function saved(copy: SavedCopy, list: SaveList | null, isSafe: boolean, words: Words): string {
  const { m, language } = words
  const other = languages.find((one) => !copy.languages.includes(one))
  const facts = [
    [m.saved.day, writeDay(copy.savedAt, language, new Date(), true)],
    [m.saved.language, copy.languages.length > 1 ? m.both : m.languages[copy.languages[0] ?? language]],
    [m.saved.size, size(bytesOf(filesOf(copy.list, copy.languages)), words)],
    [m.saved.onSite, list ? m.saved.nothingNewer : m.saved.unknown],
  ]
  const add = other && list ? m.saved.add(m.languages[other], size(bytesToFetch(list, languages, copy), words)) : ''
  return (
    heading(m.saved.title, 'check') +
    factList(facts) +
    (isSafe ? '' : `<p class="save__quiet">${m.saved.mayGo}</p>`) +
    row((add && button('add', add)) + button('remove', m.remove.button))
  )
}

function newer(copy: SavedCopy, list: SaveList, words: Words): string {
  const { m, language } = words
  const bytes = sizeOfUpdate(copy, list, words)
  const facts = [
    [m.saved.day, writeDay(copy.savedAt, language, new Date(), true)],
    [m.saved.onSite, writeDay(list.changed, language, new Date(), true)],
    [m.newer.toFetch, bytes],
  ]
  return (
    heading(m.newer.title) +
    factList(facts) +
    `<p>${m.newer.text}</p>` +
    row(button('update', m.newer.update(bytes), 'primary') + button('remove', m.remove.button))
  )
}

function fault(title: string, reason: string, text: string, buttons: string): string {
  const why = reason && `<b>${reason}</b>`
  return `${heading(title, 'warn')}<p class="save__fault" role="alert">${why}${text}</p>${buttons && row(buttons)}`
}

function factList(facts: readonly (readonly (string | undefined)[])[]): string {
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

function sizeOfUpdate(copy: SavedCopy, list: SaveList, words: Words): string {
  return size(bytesToFetch(list, copy.languages, copy), words)
}

function size(bytes: number, words: Words): string {
  return `${megabytes(bytes, words)}\u00a0MB`
}

function megabytes(bytes: number, { language }: Words): string {
  return formatNumber(Math.max(bytes, bytes > 0 ? 1e5 : 0) / 1e6, language, 1)
}
