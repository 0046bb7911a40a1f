import { HOUR_MS } from '../durations.ts'
import type { Connection } from '../store/store.ts'

/** The consent text that a form showed beside its checkbox. */
export type ShownConsent = { version: string; text: string; language: string }

/** Records a consent event as proof; submitting the same form again adds no further row. */
export async function recordConsent(
  db: Connection,
  signUp: string,
  event: 'given' | 'not given' | 'confirmed',
  shown: ShownConsent,
  now: number,
  isWanted = true,
): Promise<void> {
  await db.run(
    `INSERT INTO consent (sign_up, event, version, language, wording, at)
     SELECT ?, ?, ?, ?, ?, CAST(? AS BIGINT) WHERE CAST(? AS BIGINT) = 1 AND ? <> COALESCE(
       (SELECT event || ' ' || version || ' ' || language FROM consent
        WHERE sign_up = ? AND at > ? AND at < ? ORDER BY at DESC, id DESC LIMIT 1), '')`,
    ...[signUp, event, shown.version, shown.language, shown.text, now, isWanted ? 1 : 0],
    ...[`${event} ${shown.version} ${shown.language}`, signUp, now - HOUR_MS, now + HOUR_MS],
  )
}
