import { DAY_MS } from '../durations.ts'
import type { Connection } from '../store/store.ts'

/*
 * Both are told to people: content/messages/service_*.yaml, content/documents/privacy_policy_*.md, docs/sign-up.md.
 */
/** Sign-ups that nobody confirms, and mails that are done, are deleted after this time. */
export const KEPT_DAYS = 30
/** After this time a request for a demo or a trial needs a consent or a contact. */
const REQUEST_KEPT_DAYS = 365

/**
 * Deletes what may not be kept any longer; gives the mails that went with it. After a jump of the clock by more than a
 * day it only remembers the time: a clock that is wrong for an hour deletes nobody.
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
  const limit = now - KEPT_DAYS * DAY_MS
  const mails = await db.all<{ id: string }>(
    `SELECT id FROM mail WHERE done_at < ?
     OR sign_up IN (SELECT id FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?)`,
    ...[limit, limit],
  )
  await db.run("DELETE FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?", limit)
  await db.run('DELETE FROM mail WHERE done_at < ?', limit)
  await db.run('DELETE FROM mailed WHERE at < ? OR at > ?', now - 2 * KEPT_DAYS * DAY_MS, now + DAY_MS)
  return mails.map(({ id }) => id)
}

/** How many requests for a demo or a trial are older than the privacy policy allows without a consent or a contact. */
export async function countOldRequests(db: Connection, now: number): Promise<number> {
  const query = "SELECT count(*) AS count FROM sign_up WHERE state = 'received' AND asked_at < ?"
  return Number((await db.get(query, now - REQUEST_KEPT_DAYS * DAY_MS))?.count)
}
