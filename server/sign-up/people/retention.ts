import { DAY_MS } from '../durations.ts'
import type { Connection } from '../store/store.ts'

/*
 * Both periods are stated in content/messages/service_*.yaml, content/documents/privacy_policy_*.md and
 * docs/sign-up.md.
 */
/** Unconfirmed sign-ups and finished mails are deleted after this time. */
export const RETENTION_DAYS = 30
/** After this time a demo or trial request needs a consent or a contact to be kept. */
const REQUEST_KEPT_DAYS = 365

/**
 * Deletes expired data; returns the ids of deleted mails. When the clock has jumped by more than a day, only the time
 * is stored and nothing is deleted, in case the clock is wrong.
 */
export async function deleteExpired(db: Connection, now: number): Promise<string[]> {
  const last = await db.get("SELECT value FROM setting WHERE name = 'last deletion'")
  const before = Number(last?.value ?? now)
  await db.run(
    `INSERT INTO setting (name, value) VALUES ('last deletion', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    String(now),
  )
  if (Math.abs(now - before) > DAY_MS) return []
  const limit = now - RETENTION_DAYS * DAY_MS
  const mails = await db.all<{ id: string }>(
    `SELECT id FROM mail WHERE done_at < ?
     OR sign_up IN (SELECT id FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?)`,
    ...[limit, limit],
  )
  await db.run("DELETE FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?", limit)
  await db.run('DELETE FROM mail WHERE done_at < ?', limit)
  // longer than the longest pause (throttle.ts); the privacy policy says how long
  await db.run('DELETE FROM mailed WHERE at < ? OR at > ?', now - 2 * RETENTION_DAYS * DAY_MS, now + DAY_MS)
  return mails.map(({ id }) => id)
}

/** Counts demo and trial requests that are older than the privacy policy allows without consent or contact. */
export async function countOldRequests(db: Connection, now: number): Promise<number> {
  const query = "SELECT count(*) AS count FROM sign_up WHERE state = 'received' AND asked_at < ?"
  return Number((await db.get(query, now - REQUEST_KEPT_DAYS * DAY_MS))?.count)
}
