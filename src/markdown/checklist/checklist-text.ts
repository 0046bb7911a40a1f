import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type Language, locales } from '../../../site/languages.ts'
import type { Ticks } from './day-ticks.ts'

type Checklist = { title: string; rows: readonly string[]; ticks: Ticks; address: string }

/** A checklist as text for a message or a note: the day, each row with its time, and room for where and by whom. */
export function checklistText(
  { title, rows, ticks, address }: Checklist,
  language: Language,
  words: FieldMessages['checklist'],
  now: Date,
): string {
  const day = now.toLocaleDateString(locales[language], { dateStyle: 'long' })
  return [
    `${title}, ${day}`,
    words.ticked({ done: ticks.filter(Boolean).length, all: rows.length }),
    ...rows.map((row, index) => {
      const time = ticks[index]
      return time ? `[x] ${formatTime(time, words)} ${row}` : `[ ] ${row}`
    }),
    `${words.place} `,
    `${words.doneBy} `,
    address,
  ].join('\n')
}

/** A time as the language writes it. */
export function formatTime(time: string, { clock }: FieldMessages['checklist']): string {
  const [hours = '', minutes = ''] = time.split(':')
  return clock({ hours, minutes })
}
