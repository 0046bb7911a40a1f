import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Connection } from '../store/store.ts'

export type MailKind = 'confirm' | 'known' | 'receipt' | 'notify'

/** SQL condition for mails to unconfirmed addresses, which somebody else may have typed. */
const IS_TO_UNCONFIRMED = "kind IN ('confirm', 'receipt')"

/**
 * The order of sending (SQL): first other mails, oldest first; then mails to unconfirmed addresses, newest first, so
 * that a flood does not delay new visitors.
 */
const NEWEST_FIRST = `CASE WHEN ${IS_TO_UNCONFIRMED} THEN 1 ELSE 0 END, CASE WHEN ${IS_TO_UNCONFIRMED} THEN -created_at ELSE 0 END,`

/**
 * The order for a probe (SQL): prefers, at random, mails that have failed before or mails that have not, because the
 * server may accept only one of these kinds.
 */
const probeOrder = () => `CASE WHEN problem IS NULL THEN ${Math.random() < 0.5 ? 0 : 2} ELSE 1 END,`

/**
 * waiting → sending → (handed over →) sent by SMTP or written to the outbox; dead when undeliverable. `handed over` is
 * committed before the end of the message is sent. When a process is killed between that and the server's reply, the
 * mail becomes `uncertain`, and is not sent again.
 */
export type MailState = 'waiting' | 'sending' | 'handed over' | 'sent' | 'written' | 'uncertain' | 'dead'

export type QueuedMail = {
  id: string
  /** Null for notices to the owner, which cover several sign-ups. */
  signUp: string | null
  kind: MailKind
  attempts: number
  /** The id of the attempt that has claimed the mail. */
  claim: string
}

/** When a claim expires: longer than any attempt can take (mail-transport.ts), so its process must be dead. */
export const CLAIM_TIMEOUT_MS = 15 * MINUTE_MS

/** The backoff after each refused attempt; after the last attempt, some three days later, the mail is dead. */
const backoff = [1, 5, 15, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS)

/** Enqueues a mail if `isWanted`, unless a mail of the same kind is already waiting. */
export async function enqueueMail(
  db: Connection,
  { id = randomUUID(), signUp, kind }: { id?: string; signUp: string | null; kind: MailKind },
  { due, now, isWanted = true }: { due: number; now: number; isWanted?: boolean },
): Promise<void> {
  // The query always runs, so that timing does not reveal whether a mail is queued.
  await db.run(
    `INSERT INTO mail (id, sign_up, kind, state, due_at, created_at)
     SELECT ?, ?, ?, 'waiting', CAST(? AS BIGINT), CAST(? AS BIGINT) WHERE CAST(? AS BIGINT) = 1
     AND NOT EXISTS (SELECT 1 FROM mail WHERE sign_up = ? AND kind = ? AND state IN ('waiting', 'sending'))`,
    ...[id, signUp, kind, due, now, isWanted ? 1 : 0, signUp, kind],
  )
}

/**
 * Claims the next due mail for this process; `rate limited` when only the hourly limit for unconfirmed addresses prevents that.
 * A probe, which tests whether the mail server is back, may claim a mail before it is due.
 */
export async function claimNextMail(
  db: Connection,
  now: number,
  { perHour, isProbe }: { perHour: number; isProbe: boolean },
): Promise<QueuedMail | 'rate limited' | null> {
  await reclaimExpired(db, now)
  const isLimitReached = (await countRecentToUnconfirmed(db, now)) >= perHour
  // No backoff duration two days, so a later due time was set while the clock was wrong; the mail is due.
  const isDue = "state = 'waiting' AND (due_at <= ? OR due_at > ?)"
  const due = [isProbe ? now + 2 * DAY_MS : now, now + 2 * DAY_MS]
  const mail = await db.get<QueuedMail>(
    `UPDATE mail SET state = 'sending', claim = ?, claimed_until = ?, attempts = attempts + 1 WHERE id =
       (SELECT id FROM mail WHERE ${isDue} ${isLimitReached ? `AND NOT ${IS_TO_UNCONFIRMED}` : ''} ORDER BY ${isProbe ? probeOrder() : NEWEST_FIRST} due_at, id LIMIT 1)
     RETURNING *`,
    ...[randomUUID(), now + CLAIM_TIMEOUT_MS, ...due],
  )
  if (mail) return mail
  return isLimitReached && (await db.get(`SELECT 1 FROM mail WHERE ${isDue} LIMIT 1`, ...due)) ? 'rate limited' : null
}

/** The number of mails to unconfirmed addresses that were sent within the last hour or are being sent. */
async function countRecentToUnconfirmed(db: Connection, now: number): Promise<number> {
  const row = await db.get(
    `SELECT count(*) AS count FROM mail WHERE ${IS_TO_UNCONFIRMED} AND
     (state IN ('sending', 'handed over') OR (done_at > ? AND done_at <= ?))`,
    ...[now - HOUR_MS, now],
  )
  return Number(row?.count)
}

/**
 * Records that the end of the SMTP data is about to be sent, after which the server may have accepted the mail; false
 * when the claim is lost or the sign-up was deleted.
 */
export async function markMailHandedOver(db: Connection, { id, claim }: QueuedMail): Promise<boolean> {
  const query = "UPDATE mail SET state = 'handed over' WHERE id = ? AND claim = ? AND state = 'sending'"
  return (await db.run(query, id, claim)) === 1
}

export async function markMailFinished(
  db: Connection,
  { id, claim }: QueuedMail,
  state: MailState,
  now: number,
  problem = '',
): Promise<void> {
  await db.run(
    'UPDATE mail SET state = ?, done_at = ?, problem = ?, claim = NULL WHERE id = ? AND claim = ?',
    ...[state, now, problem || null, id, claim],
  )
}

/**
 * Reschedules a mail after a failure; after its last attempt the mail is dead. While the queue backs off, the failure
 * is not caused by the mail, so the attempt does not count and the mail's own backoff does not grow.
 */
export async function postponeMail(
  db: Connection,
  mail: QueuedMail,
  { now, backoffUntil, isFinal }: { now: number; backoffUntil: number | null; isFinal: boolean },
  problem: string,
): Promise<void> {
  const tried = isFinal ? mail.attempts : Math.min(mail.attempts, backoff.length)
  const pause = backoffUntil === null ? backoff[tried - 1] : 0
  if (pause === undefined) return markMailFinished(db, mail, 'dead', now, problem)
  await db.run(
    `UPDATE mail SET state = 'waiting', attempts = ?, problem = ?, claim = NULL,
     due_at = CASE WHEN due_at > ? THEN due_at ELSE CAST(? AS BIGINT) END WHERE id = ? AND claim = ?`,
    ...[backoffUntil === null ? tried : mail.attempts - 1, problem, backoffUntil ?? Number.MAX_SAFE_INTEGER],
    ...[backoffUntil ?? now + pause, mail.id, mail.claim],
  )
}

/** The time of the next event in the queue: a mail becomes due, or a claim expires. */
export async function nextDueTime(db: Connection): Promise<number | null> {
  const row = await db.get<{ due: number | null }>(
    `SELECT min(CASE state WHEN 'waiting' THEN due_at ELSE claimed_until END) AS due FROM mail
     WHERE state IN ('waiting', 'sending', 'handed over')`,
  )
  return row?.due ?? null
}

/** Counts mails that were not delivered and are not retried; includes outbox files (`written`) once SMTP is set up. */
export async function countStuckMails(db: Connection, canLeave: boolean): Promise<number> {
  const query = "SELECT count(*) AS count FROM mail WHERE state IN ('dead', 'uncertain', ?)"
  return Number((await db.get(query, canLeave ? 'written' : ''))?.count)
}

/** Whether a notice to the owner about new requests failed, or may have failed. */
export async function hasUndeliveredOwnerNotification(db: Connection): Promise<boolean> {
  const query = "SELECT 1 FROM mail WHERE state IN ('dead', 'uncertain') AND kind = 'notify' LIMIT 1"
  return (await db.get(query)) !== undefined
}

/** Requeues mails for the owner: one mail by its id, or all mails of a state. Returns their number. */
export async function requeueMails(db: Connection, which: string, now: number): Promise<number> {
  return db.run(
    `UPDATE mail SET state = 'waiting', due_at = ?, attempts = 0, problem = NULL, done_at = NULL
     WHERE state IN ('written', 'uncertain', 'dead') AND (state = ? OR id = ?)`,
    ...[now, which, which],
  )
}

/** Releases expired claims of killed processes; a message whose end was not sent can safely be sent again. */
async function reclaimExpired(db: Connection, now: number): Promise<void> {
  // A claim that expires more than a day from now was made while the clock was wrong.
  const isOver = '(claimed_until <= ? OR claimed_until > ?)'
  const over = [now, now + DAY_MS]
  await db.run(`UPDATE mail SET state = 'waiting', claim = NULL WHERE state = 'sending' AND ${isOver}`, ...over)
  await db.run(
    `UPDATE mail SET state = 'uncertain', claim = NULL, done_at = ?, problem = 'The server stopped while sending.'
     WHERE state = 'handed over' AND ${isOver}`,
    ...[now, ...over],
  )
}
