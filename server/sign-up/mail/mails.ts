import { randomUUID } from 'node:crypto'
import { number, type Row, text } from '../store/row.ts'
import type { Connection } from '../store/store.ts'

const kinds = ['confirm', 'known', 'receipt', 'notify', 'newsletter'] as const
export type MailKind = (typeof kinds)[number]

/**
 * waiting → sending → (handed over →) sent by SMTP or written to the outbox; dead when it cannot be delivered.
 * `handed over` is put down before the end of the message leaves. Whoever is killed between that and the server's
 * answer cannot know whether the message arrived: it is `uncertain` then and not sent again.
 */
export type MailState = 'waiting' | 'sending' | 'handed over' | 'sent' | 'written' | 'uncertain' | 'dead'

export type Mail = {
  id: string
  /** Nobody's for the owner's notices, which tell of several. */
  signUp: string | null
  kind: MailKind
  attempts: number
  claim: string
  createdAt: number
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Longer than any attempt may last; after it, whoever held the mail is dead. */
export const CLAIM_MS = 2 * MINUTE_MS

/** The pause after each failed attempt; when they are used up, after some three days, the mail is dead. */
const pauses = [1, 5, 15, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS)

/** Adds a mail to the queue, if it is wanted and none of its kind is on its way already. */
export async function addMail(db: Connection, signUp: string, kind: MailKind, now: number, isWanted: boolean) {
  const waiting = "SELECT 1 FROM mail WHERE sign_up = ? AND kind = ? AND state IN ('waiting', 'sending')"
  await db.run(
    `${insertion} AND NOT EXISTS (${waiting})`,
    ...mailRow(randomUUID(), signUp, kind, now, now, isWanted),
    signUp,
    kind,
  )
}

/** Lets the owner be told of a request: at once, and of all that come within the hour after in one mail together. */
export async function joinNotice(
  db: Connection,
  signUp: { id: string; notice: string | null },
  now: number,
): Promise<void> {
  const last = await db.get("SELECT * FROM mail WHERE kind = 'notify' ORDER BY due_at DESC, created_at DESC LIMIT 1")
  const age = now - (number(last, 'due_at') ?? 0)
  const isRecent = last !== undefined && age >= 0 && age < HOUR_MS
  // Still open to others, or this person is in it already.
  const isJoined = last?.state === 'waiting' || (isRecent && last.id === signUp.notice)
  const notice = isJoined ? text(last, 'id') : randomUUID()
  const due = isRecent ? now - age + HOUR_MS : now
  await db.run(insertion, ...mailRow(notice, null, 'notify', due, now, !isJoined))
  await db.run('UPDATE sign_up SET notice = ? WHERE id = ?', notice, signUp.id)
}

/** Always one question to the database, whether there is something to insert or not. */
const insertion = `INSERT INTO mail (id, sign_up, kind, state, due_at, created_at)
  SELECT ?, ?, ?, 'waiting', CAST(? AS BIGINT), CAST(? AS BIGINT) WHERE CAST(? AS BIGINT) = 1`

function mailRow(id: string, signUp: string | null, kind: MailKind, due: number, now: number, isWanted: boolean) {
  return [id, signUp, kind, due, now, isWanted ? 1 : 0]
}

/** Takes the next mail that is due, so that no other process does: of an issue of the newsletter, or of the rest. */
export async function claimMail(db: Connection, now: number, issue = ''): Promise<Mail | null> {
  await settleAbandoned(db, now)
  const row = await db.get(
    `UPDATE mail SET state = 'sending', claim = ?, claimed_until = ?, attempts = attempts + 1 WHERE id =
       (SELECT id FROM mail WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?) AND COALESCE(issue, '') = ?
        ORDER BY due_at, id LIMIT 1) RETURNING *`,
    randomUUID(),
    now + CLAIM_MS,
    now,
    now + 2 * DAY_MS, // no pause is that long: the clock was ahead
    issue,
  )
  return row ? readMail(row) : null
}

/** Says that the end of a message leaves now; false when the mail is no longer ours or its sign-up was deleted. */
export async function handOver(db: Connection, { id, claim }: Mail): Promise<boolean> {
  const query = "UPDATE mail SET state = 'handed over' WHERE id = ? AND claim = ? AND state = 'sending'"
  return (await db.run(query, id, claim)) === 1
}

export async function finishMail(
  db: Connection,
  { id, claim }: Mail,
  state: MailState,
  now: number,
  problem = '',
): Promise<void> {
  await db.run(
    'UPDATE mail SET state = ?, done_at = ?, problem = ?, claim = NULL WHERE id = ? AND claim = ?',
    state,
    now,
    problem || null,
    id,
    claim,
  )
}

/** Puts a mail back for a later attempt; without one left, it is dead. */
export async function postponeMail(db: Connection, mail: Mail, now: number, problem: string): Promise<void> {
  const pause = pauses[mail.attempts - 1]
  if (pause === undefined) return finishMail(db, mail, 'dead', now, problem)
  await db.run(
    "UPDATE mail SET state = 'waiting', due_at = ?, problem = ?, claim = NULL WHERE id = ? AND claim = ?",
    now + pause,
    problem,
    mail.id,
    mail.claim,
  )
}

/** Takes a mail that nobody wants any more out of the queue. */
export async function dropMail(db: Connection, { id }: Mail): Promise<void> {
  await db.run('DELETE FROM mail WHERE id = ?', id)
}

/** When the next mail is due or an abandoned one may be taken up; null when there is none. */
export async function nextDue(db: Connection, issue = ''): Promise<number | null> {
  const row = await db.get(
    `SELECT min(CASE state WHEN 'waiting' THEN due_at ELSE claimed_until END) AS due FROM mail
     WHERE state IN ('waiting', 'sending', 'handed over') AND COALESCE(issue, '') = ?`,
    issue,
  )
  return number(row, 'due')
}

/** How many mails are in each state, of an issue of the newsletter or of all. */
export async function countMails(db: Connection, issue: string | null = null): Promise<Record<MailState, number>> {
  const counts = { waiting: 0, sending: 0, 'handed over': 0, sent: 0, written: 0, uncertain: 0, dead: 0 }
  const rows = await db.all(
    'SELECT state, count(*) AS count FROM mail WHERE issue = ? OR CAST(? AS TEXT) IS NULL GROUP BY state',
    issue,
    issue,
  )
  // The table takes no other states.
  for (const row of rows) counts[text(row, 'state') as MailState] = number(row, 'count') ?? 0
  return counts
}

/** Sends again what the owner says shall be sent again, on purpose. */
export async function requeueMail(db: Connection, id: string | null, now: number): Promise<number> {
  return db.run(
    `UPDATE mail SET state = 'waiting', due_at = ?, attempts = 0, problem = NULL, done_at = NULL
     WHERE state IN ('written', 'uncertain', 'dead') AND (id = ? OR CAST(? AS TEXT) IS NULL)`,
    now,
    id,
    id,
  )
}

/** A process that was killed leaves its mail behind; before the message's end had left, it is safe to begin again. */
async function settleAbandoned(db: Connection, now: number): Promise<void> {
  // A claim from far ahead was made by a clock that was.
  const isOver = '(claimed_until <= ? OR claimed_until > ?)'
  await db.run(
    `UPDATE mail SET state = 'waiting', claim = NULL WHERE state = 'sending' AND ${isOver}`,
    now,
    now + DAY_MS,
  )
  await db.run(
    `UPDATE mail SET state = 'uncertain', claim = NULL, done_at = ?, problem = 'The server stopped while sending.'
     WHERE state = 'handed over' AND ${isOver}`,
    now,
    now,
    now + DAY_MS,
  )
}

function readMail(row: Row): Mail {
  const name = text(row, 'kind')
  return {
    id: text(row, 'id'),
    signUp: row.sign_up ? text(row, 'sign_up') : null,
    kind: kinds.find((kind) => kind === name) ?? 'confirm',
    attempts: number(row, 'attempts') ?? 1,
    claim: text(row, 'claim'),
    createdAt: number(row, 'created_at') ?? 0,
  }
}
