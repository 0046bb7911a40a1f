import type { FieldMessages } from '../../../generated/messages/field.ts'
import type { Language } from '../../../site/languages.ts'
import { copyText } from '../../dom/copy-text.ts'
import { formatTime, writeChecklistText } from './checklist-text.ts'
import { type ChecklistTicks, readTicks, storeTicks } from './day-ticks.ts'

type Messages = FieldMessages['checklist']

/** How often an open page checks whether the day has changed. */
const CHECK_MS = 60_000

/** Stores the ticks of a checklist for the day, shows their times, and adds reset and copy buttons. */
export function enhanceChecklist(list: HTMLElement, language: Language, m: Messages): void {
  const name = list.dataset.checklist ?? ''
  const boxes = [...list.querySelectorAll('input')]
  const note = list.querySelector('.checklist__foot p')
  const [copyButton, clearButton] = [...list.querySelectorAll<HTMLButtonElement>('.checklist__foot button')]
  if (!note || !copyButton || !clearButton) return
  const rows = boxes.map((box) => box.closest('label')?.textContent.trim() ?? '')
  let ticks = readTicks(name, boxes.length)
  let isStored = true
  /** The ticks before a reset, for undo. */
  let cleared: ChecklistTicks | null = null

  const show = () => {
    showTicks(list, boxes, ticks, m)
    clearButton.textContent = cleared ? m.undo : m.startOver
    clearButton.disabled = !cleared && !ticks.some(Boolean)
  }
  const change = (changed: ChecklistTicks, message: string = m.kept) => {
    ticks = changed
    isStored = storeTicks(name, ticks)
    note.textContent = isStored ? message : m.notKept
    show()
  }
  const rereadTicks = () => {
    if (isStored) ticks = readTicks(name, boxes.length)
    show()
  }
  const tick = () => {
    cleared = null
    const now = new Date().toTimeString().slice(0, 5)
    change(boxes.map((box, index) => (box.checked ? (ticks[index] ?? now) : null)))
  }
  const startOver = () => {
    const before = cleared
    cleared = before ? null : ticks
    if (before) change(before)
    else change(new Array(boxes.length).fill(null), m.cleared({ ticks: ticks.filter(Boolean).length }))
  }
  const copy = async () => {
    const headings = [...document.querySelectorAll('.prose :is(h2, h3, h4, h5, h6)')]
    const heading = headings.findLast((one) => one.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING)
    const address = `${location.origin}${location.pathname}#${heading?.id || (heading?.querySelector('[id]')?.id ?? '')}`
    const title = heading?.textContent.trim() ?? ''
    const isCopied = await copyText(writeChecklistText({ title, rows, ticks, address }, language, m, new Date()))
    note.textContent = isCopied ? m.copied : m.copyFailed
  }
  list.addEventListener('change', tick)
  // The second click of a double click is ignored: it would undo the reset.
  clearButton.addEventListener('click', ({ detail }) => detail < 2 && startOver())
  copyButton.addEventListener('click', () => void copy())
  copyButton.disabled = false
  note.textContent = m.kept
  note.setAttribute('role', 'status')
  // Rereads the ticks: another tab may have changed them, or the day may have ended while the timer was suspended.
  addEventListener('storage', rereadTicks)
  document.addEventListener('visibilitychange', rereadTicks)
  setInterval(rereadTicks, CHECK_MS)
  if (boxes.some(({ checked }) => checked))
    tick() // the visitor ticked a box before the script had loaded
  else show()
}

function showTicks(list: HTMLElement, boxes: readonly HTMLInputElement[], ticks: ChecklistTicks, m: Messages): void {
  for (const [index, box] of boxes.entries()) {
    const time = ticks[index] ?? null
    box.checked = time !== null
    const label = box.nextElementSibling
    label?.querySelector('time')?.remove()
    if (!time) continue
    const shown = { dateTime: time, textContent: formatTime(time, m) }
    label?.append(Object.assign(document.createElement('time'), shown))
  }
  const done = ticks.filter((time) => time !== null).sort()
  const latest = done.at(-1)
  const count = m.ticked({ done: done.length, all: boxes.length })
  const status = list.querySelector('.checklist__head p')
  if (status) status.textContent = latest ? `${count}, ${m.latest({ time: formatTime(latest, m) })}` : count
  const progress = list.querySelector('progress')
  if (progress) progress.value = done.length
}
