import type { FieldMessages } from '../../../generated/messages/field.ts'
import { type Language, locales } from '../../../site/languages.ts'
import type { ChecklistTicks } from './day-ticks.ts'

type Checklist = { title: string; rows: readonly string[]; ticks: ChecklistTicks; address: string }

/**
 * Writes a checklist as plain text, to be pasted into a message: the date, each row with its time, and blanks for place
 * and name.
 */
export function writeChecklistText(
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

/** Formats a time of day in a language. */
export function formatTime(time: string, { clock }: FieldMessages['checklist']): string {
  const [hours = '', minutes = ''] = time.split(':')
  return clock({ hours, minutes })
}
