import type { Language } from '../../../content/languages.ts'
import type { FieldMessages } from '../../../content/messages/field.en.ts'
import { copyText } from '../copy-text.ts'
import { checklistText, clockOf } from './checklist-text.ts'
import { keepTicks, readTicks, type Ticks, timeOf, untilMidnight } from './day-ticks.ts'

type Words = FieldMessages['checklist']

/** A press that follows this soon is the second of a double one. */
const DOUBLE_PRESS_MS = 600

/** Keeps the ticks of a checklist for the day, says when each was made, starts over, and copies the list as text. */
export function keepChecklist(list: HTMLElement, language: Language, words: Words): void {
  const name = list.dataset.checklist ?? ''
  const boxes = [...list.querySelectorAll('input')]
  const foot = list.querySelector('.ck__foot')
  const note = foot?.querySelector('p')
  const [copying, clear] = [...(foot?.querySelectorAll('button') ?? [])]
  if (!foot || !note || !copying || !clear) return
  const rows = boxes.map((box) => box.closest('label')?.textContent.trim() ?? '')
  let ticks = readTicks(name, boxes.length)
  let before: { ticks: Ticks; at: number } | null = null

  const show = () => {
    showTicks(list, boxes, ticks, words)
    clear.textContent = before ? words.undo : words.startOver
    clear.disabled = !before && !ticks.some(Boolean)
  }
  const change = (changed: Ticks, said: string = words.kept) => {
    ticks = changed
    foot.querySelector('textarea')?.remove() // what was to be copied by hand is no longer true
    note.textContent = keepTicks(name, ticks) ? said : words.notKept
    show()
  }
  const readAgain = () => {
    ticks = readTicks(name, boxes.length)
    show()
  }
  const tick = () => {
    before = null
    // Yesterday's rows are read as not ticked.
    const today = readTicks(name, boxes.length)
    change(boxes.map((box, index) => (box.checked ? (today[index] ?? timeOf(new Date())) : null)))
  }
  const startOver = () => {
    if (before && Date.now() - before.at < DOUBLE_PRESS_MS) return
    const kept = before
    before = kept ? null : { ticks, at: Date.now() }
    if (kept) change(kept.ticks)
    else
      change(
        boxes.map(() => null),
        words.cleared(ticks.filter(Boolean).length),
      )
  }
  const copy = async () => {
    const title = headingOf(list)
    const address = `${location.origin}${location.pathname}#${title?.id ?? ''}`
    const text = checklistText(
      { title: title?.textContent.trim() ?? '', rows, ticks, address },
      language,
      words,
      new Date(),
    )
    const done = await copyText(text)
    note.textContent = done ? words.copied : words.copyFailed
    foot.querySelector('textarea')?.remove()
    if (!done) foot.append(fieldWith(text, words.copyLabel))
  }
  list.addEventListener('change', tick)
  clear.addEventListener('click', startOver)
  copying.addEventListener('click', () => void copy())
  copying.disabled = false
  note.textContent = words.kept
  readAgainWhenChanged(list, readAgain)
  note.setAttribute('role', 'status')
  if (boxes.some(({ checked }) => checked))
    tick() // ticked before the script was there
  else show()
}

function showTicks(list: HTMLElement, boxes: readonly HTMLInputElement[], ticks: Ticks, words: Words): void {
  for (const [index, box] of boxes.entries()) {
    const time = ticks[index] ?? null
    box.checked = time !== null
    const label = box.nextElementSibling
    label?.querySelector('time')?.remove()
    if (time) label?.append(timeElement(time, clockOf(time, words)))
  }
  const done = ticks.filter((time) => time !== null).sort()
  const latest = done.at(-1)
  const count = words.ticked(done.length, boxes.length)
  const status = list.querySelector('.ck__head p')
  if (status) status.textContent = latest ? `${count}, ${words.latest(clockOf(latest, words))}` : count
  const progress = list.querySelector('progress')
  if (progress) progress.value = done.length
}

function timeElement(time: string, text: string): HTMLTimeElement {
  const element = document.createElement('time')
  element.dateTime = time
  element.textContent = text
  return element
}

/** The text in place of the clipboard, marked, so that it can be copied by hand. */
function fieldWith(text: string, label: string): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.readOnly = true
  field.value = text
  field.rows = text.split('\n').length
  field.setAttribute('aria-label', label)
  requestAnimationFrame(() => field.select())
  return field
}

/** The heading above the list. */
function headingOf(list: HTMLElement): Element | null {
  let part = list.previousElementSibling
  while (part && !part.matches('h2, h3, h4, h5, h6')) part = part.previousElementSibling
  return part
}

/** Ticks change in another window too, and at midnight they are yesterday's, which a sleeping phone hears of late. */
function readAgainWhenChanged(list: HTMLElement, readAgain: () => void): void {
  const stop = new AbortController()
  const look = () => {
    if (list.isConnected) readAgain()
    else stop.abort()
  }
  addEventListener('storage', look, { signal: stop.signal })
  document.addEventListener('visibilitychange', look, { signal: stop.signal })
  const atMidnight = () => {
    look()
    if (!stop.signal.aborted) setTimeout(atMidnight, untilMidnight(new Date()))
  }
  setTimeout(atMidnight, untilMidnight(new Date()))
}
