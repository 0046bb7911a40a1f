import { languageNames, languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import type { Message } from './read-messages.ts'

/** Entries of a list, such as quotes, that another language has no entry beside: its list would be shorter. */
export function compareLists(messages: readonly Message[]): Finding[] {
  const entries = new Map<string, Map<string, Message>>()
  for (const message of messages) {
    const end = message.path.findLastIndex((key) => typeof key === 'number')
    if (end < 0) continue
    const file = message.file.replace(new RegExp(`\\b${message.language}\\.ts$`), '')
    const place = `${file} ${message.path.slice(0, end + 1).join('.')}`
    const found = entries.get(place) ?? new Map()
    if (!found.has(message.language)) found.set(message.language, message)
    entries.set(place, found)
  }
  return [...entries.values()].flatMap((found) =>
    languages
      .filter((language) => !found.has(language))
      .flatMap((language) =>
        [...found.values()].slice(0, 1).map(({ file, line }) => ({
          file,
          line,
          what: `This entry of a list has none beside it in ${languageNames[language]}.`,
          todo: 'Add it there, or remove it here: both languages have the same number of entries.',
        })),
      ),
  )
}
