import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Connection } from '../store/store.ts'

export type MailKind = 'confirm' | 'known' | 'receipt' | 'notify'

/** What goes to people who have not confirmed their address: somebody else may have typed it. */
const UNASKED = "kind IN ('confirm', 'receipt')"

/** Of these, the newest: who signs up after a flood need not wait for its end. All else leaves before, in its turn. */
const NEWEST_FIRST = `CASE WHEN ${UNASKED} THEN 1 ELSE 0 END, CASE WHEN ${UNASKED} THEN -created_at ELSE 0 END,`

/** To try a mail server: by lot what has failed before or what has not, because either may be all that it takes. */
const fairOrder = () => `CASE WHEN problem IS NULL THEN ${Math.random() < 0.5 ? 0 : 2} ELSE 1 END,`

/**
 * waiting → sending → (handed over →) sent by SMTP or written to the outbox; dead when it cannot be delivered.
 * `handed over` is committed before the end of the message leaves. A process that is killed between that and the
 * server's answer cannot know whether the message arrived: the mail is `uncertain` then and not sent again.
 */
export type MailState = 'waiting' | 'sending' | 'handed over' | 'sent' | 'written' | 'uncertain' | 'dead'

export type QueuedMail = {
  id: string
  /** Null for the owner's notices, which tell of several sign-ups. */
  signUp: string | null
  kind: MailKind
  attempts: number
  /** Names the process and attempt that has the mail now. */
  claim: string
}

/** Longer than any attempt may last (delivery.ts): after it, the process that held the mail is dead. */
export const CLAIM_MS = 15 * MINUTE_MS

/** The pause after each refused attempt; when they are used up, after some three days, the mail is dead. */
const backoff = [1, 5, 15, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS)

/** Adds a mail to the queue, if it is wanted and none of its kind waits already. */
export async function addMail(
  db: Connection,
  { id = randomUUID(), signUp, kind }: { id?: string; signUp: string | null; kind: MailKind },
  { due, now, isWanted = true }: { due: number; now: number; isWanted?: boolean },
): Promise<void> {
  // Always one question to the database, whether there is something to insert or not.
  await db.run(
    `INSERT INTO mail (id, sign_up, kind, state, due_at, created_at)
     SELECT ?, ?, ?, 'waiting', CAST(? AS BIGINT), CAST(? AS BIGINT) WHERE CAST(? AS BIGINT) = 1
     AND NOT EXISTS (SELECT 1 FROM mail WHERE sign_up = ? AND kind = ? AND state IN ('waiting', 'sending'))`,
    ...[id, signUp, kind, due, now, isWanted ? 1 : 0, signUp, kind],
  )
}

/**
 * Takes the next mail that is due, so that no other process does; `held` when only the hourly limit for people who have
 * not confirmed is in the way. A probe is taken before it is due: to try whether the mail server is back.
 */
export async function claimMail(
  db: Connection,
  now: number,
  { perHour, isProbe }: { perHour: number; isProbe: boolean },
): Promise<QueuedMail | 'held' | null> {
  await reclaimExpired(db, now)
  const isFull = (await countLeft(db, now)) >= perHour
  // No pause lasts two days: a mail that is due later was put back by a clock that was ahead.
  const isDue = "state = 'waiting' AND (due_at <= ? OR due_at > ?)"
  const due = [isProbe ? now + 2 * DAY_MS : now, now + 2 * DAY_MS]
  const mail = await db.get<QueuedMail>(
    `UPDATE mail SET state = 'sending', claim = ?, claimed_until = ?, attempts = attempts + 1 WHERE id =
       (SELECT id FROM mail WHERE ${isDue} ${isFull ? `AND NOT ${UNASKED}` : ''} ORDER BY ${isProbe ? fairOrder() : NEWEST_FIRST} due_at, id LIMIT 1)
     RETURNING *`,
    ...[randomUUID(), now + CLAIM_MS, ...due],
  )
  if (mail) return mail
  return isFull && (await db.get(`SELECT 1 FROM mail WHERE ${isDue} LIMIT 1`, ...due)) ? 'held' : null
}

/** How many mails to people who have not confirmed left within the last hour, or are leaving. */
async function countLeft(db: Connection, now: number): Promise<number> {
  const row = await db.get(
    `SELECT count(*) AS count FROM mail WHERE ${UNASKED} AND
     (state IN ('sending', 'handed over') OR (done_at > ? AND done_at <= ?))`,
    ...[now - HOUR_MS, now],
  )
  return Number(row?.count)
}

/** Commits that the end of a message leaves now; false when the mail is no longer ours or its sign-up was deleted. */
export async function commitToSend(db: Connection, { id, claim }: QueuedMail): Promise<boolean> {
  const query = "UPDATE mail SET state = 'handed over' WHERE id = ? AND claim = ? AND state = 'sending'"
  return (await db.run(query, id, claim)) === 1
}

export async function finishMail(
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
 * Puts a mail back after a failure; when that is final, and no further attempt is left, it is dead. While the queue rests,
 * the trouble has nothing to do with the mail: the attempt does not count, and the pause that the mail has stays.
 */
export async function postponeMail(
  db: Connection,
  mail: QueuedMail,
  { now, restUntil, isFinal }: { now: number; restUntil: number | null; isFinal: boolean },
  problem: string,
): Promise<void> {
  const tried = isFinal ? mail.attempts : Math.min(mail.attempts, backoff.length)
  const pause = restUntil === null ? backoff[tried - 1] : 0
  if (pause === undefined) return finishMail(db, mail, 'dead', now, problem)
  await db.run(
    `UPDATE mail SET state = 'waiting', attempts = ?, problem = ?, claim = NULL,
     due_at = CASE WHEN due_at > ? THEN due_at ELSE CAST(? AS BIGINT) END WHERE id = ? AND claim = ?`,
    ...[restUntil === null ? tried : mail.attempts - 1, problem, restUntil ?? Number.MAX_SAFE_INTEGER],
    ...[restUntil ?? now + pause, mail.id, mail.claim],
  )
}

/** When the queue must be looked at again: a mail is due, or a process that held one must be dead. */
export async function nextDue(db: Connection): Promise<number | null> {
  const row = await db.get<{ due: number | null }>(
    `SELECT min(CASE state WHEN 'waiting' THEN due_at ELSE claimed_until END) AS due FROM mail
     WHERE state IN ('waiting', 'sending', 'handed over')`,
  )
  return row?.due ?? null
}

/** How many mails have not reached anybody and are not tried again; `written` ones only where mail can leave. */
export async function countStuckMails(db: Connection, canLeave: boolean): Promise<number> {
  const query = "SELECT count(*) AS count FROM mail WHERE state IN ('dead', 'uncertain', ?)"
  return Number((await db.get(query, canLeave ? 'written' : ''))?.count)
}

/** Whether a notice of new requests did not arrive, or may not have, so that the owner may not know of them. */
export async function hasLostNotice(db: Connection): Promise<boolean> {
  const query = "SELECT 1 FROM mail WHERE state IN ('dead', 'uncertain') AND kind = 'notify' LIMIT 1"
  return (await db.get(query)) !== undefined
}

/** Sends again what the owner says shall be sent again, on purpose: all of one state, or one mail by its name. */
export async function requeueMails(db: Connection, which: string, now: number): Promise<number> {
  return db.run(
    `UPDATE mail SET state = 'waiting', due_at = ?, attempts = 0, problem = NULL, done_at = NULL
     WHERE state IN ('written', 'uncertain', 'dead') AND (state = ? OR id = ?)`,
    ...[now, which, which],
  )
}

/** A process that was killed leaves its mail behind; before the message's end had left, it is safe to begin again. */
async function reclaimExpired(db: Connection, now: number): Promise<void> {
  // A claim that ends a day from now was made by a clock that was ahead.
  const isOver = '(claimed_until <= ? OR claimed_until > ?)'
  const over = [now, now + DAY_MS]
  await db.run(`UPDATE mail SET state = 'waiting', claim = NULL WHERE state = 'sending' AND ${isOver}`, ...over)
  await db.run(
    `UPDATE mail SET state = 'uncertain', claim = NULL, done_at = ?, problem = 'The server stopped while sending.'
     WHERE state = 'handed over' AND ${isOver}`,
    ...[now, ...over],
  )
}
