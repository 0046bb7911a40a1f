import type { DatabaseSync } from 'node:sqlite'
import { type Language, languages } from '../../../content/languages.ts'
import { messages } from '../../../content/messages/messages.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import { consentVersion, consentWording } from '../../../src/sign-up/contract/consent.ts'
import { text } from '../store/row.ts'

/** Keeps every wording that the forms have shown, so that a page left open since an older one still proves its own. */
export function keepWordings(db: DatabaseSync, now: number): void {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO wording (version, list, language, text, first_shown_at) VALUES (?, ?, ?, ?, ?)',
  )
  for (const language of languages) {
    for (const list of signUpKinds) {
      const wording = currentWording(list, language)
      insert.run(wording.version, list, language, wording.text, now)
    }
  }
}

/** The wording that a form says it showed; null when no form ever did. */
export function findWording(db: DatabaseSync, version: string, list: SignUpKind, language: Language) {
  const row = db
    .prepare('SELECT text FROM wording WHERE version = ? AND list = ? AND language = ?')
    .get(version, list, language)
  return row ? { version, text: text(row, 'text') } : null
}

export function currentWording(list: SignUpKind, language: Language): { version: string; text: string } {
  const wording = consentWording(messages[language], list)
  return { version: consentVersion(wording), text: wording }
}
