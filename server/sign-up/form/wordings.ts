import { type Language, languages } from '../../../content/languages.ts'
import { messages } from '../../../content/messages/messages.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import { consentVersion, consentWording } from '../../../src/sign-up/contract/consent.ts'
import { text } from '../store/row.ts'
import type { Connection } from '../store/store.ts'

/** Keeps every wording that the forms have shown, so that a page left open since an older one still proves its own. */
export async function keepWordings(db: Connection, now: number): Promise<void> {
  for (const language of languages) {
    for (const list of signUpKinds) {
      const { version, text } = currentWording(list, language)
      await db.run(
        `INSERT INTO wording (version, list, language, text, first_shown_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (version, list, language) DO NOTHING`,
        version,
        list,
        language,
        text,
        now,
      )
    }
  }
}

/** The wording that a form says it showed; null when no form ever did. */
export async function findWording(db: Connection, version: string, list: SignUpKind, language: Language, now: number) {
  const query = 'SELECT text FROM wording WHERE version = ? AND list = ? AND language = ?'
  let row = await db.get(query, version, list, language)
  if (!row && version === currentWording(list, language).version) {
    await keepWordings(db, now) // the database was replaced by an empty one while the site ran
    row = await db.get(query, version, list, language)
  }
  return row ? { version, text: text(row, 'text') } : null
}

export function currentWording(list: SignUpKind, language: Language): { version: string; text: string } {
  const wording = consentWording(messages[language], list)
  return { version: consentVersion(wording), text: wording }
}
