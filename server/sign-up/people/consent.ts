import { type Connection, number, text } from '../store/store.ts'

const HOUR_MS = 60 * 60 * 1000

/** What happened to a consent; `at` in milliseconds since 1970. */
export type ConsentEvent = { event: string; at: number; language: string; version: string; wording: string }

/** The words that a form showed beside its box. */
export type Shown = { version: string; text: string; language: string }

/** One line of proof for each thing that happened; a form that is sent over and over adds none. */
export async function recordConsent(
  db: Connection,
  signUp: string,
  event: 'given' | 'not given' | 'confirmed',
  shown: Shown,
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

/** Every line of proof of a sign-up, the oldest first. */
export async function readConsents(db: Connection, signUp: string): Promise<ConsentEvent[]> {
  const rows = await db.all('SELECT * FROM consent WHERE sign_up = ? ORDER BY at, id', signUp)
  return rows.map((row) => ({
    event: text(row, 'event'),
    at: number(row, 'at') ?? 0,
    language: text(row, 'language'),
    version: text(row, 'version'),
    wording: text(row, 'wording'),
  }))
}

/**
 * The event that counts: the confirmation, which only the owner of the address can give, else what the first form said.
 * Anybody can send a further form with somebody's address; it changes nothing.
 */
export function findProof(events: readonly ConsentEvent[]): ConsentEvent | undefined {
  return events.findLast(({ event }) => event === 'confirmed') ?? events[0]
}
