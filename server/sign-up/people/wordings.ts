import { type Language, languages } from '../../../content/languages.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import type { AnswerFrames } from '../../../src/sign-up/contract/answer-frames.ts'
import type { Wording } from '../../../src/sign-up/contract/consent.ts'
import { type Connection, text } from '../store/store.ts'

/** What the forms of a build ask consent for, in every language. */
type Answers = Readonly<Record<Language, Pick<AnswerFrames, 'wordings'>>>

/** Keeps every wording that the forms of a build show, so that a page left open since an older one still proves its own. */
export async function saveWordings(db: Connection, answers: Answers, now: number): Promise<void> {
  for (const language of languages) {
    for (const list of signUpKinds) {
      const { version, text } = answers[language].wordings[list]
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

/** A form of a build, and the wording that it says it showed. */
type Shown = { answers: Answers; version: string; list: SignUpKind; language: Language }

/** The wording that a form says it showed; null when no form ever did. */
export async function findWording(
  db: Connection,
  { answers, version, list, language }: Shown,
  now: number,
): Promise<Wording | null> {
  const query = 'SELECT text FROM wording WHERE version = ? AND list = ? AND language = ?'
  let row = await db.get(query, version, list, language)
  if (!row && version === answers[language].wordings[list].version) {
    await saveWordings(db, answers, now) // the build is new, or the database was replaced by an empty one
    row = await db.get(query, version, list, language)
  }
  return row ? { version, text: text(row, 'text') } : null
}
