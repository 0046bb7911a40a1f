import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { number, type Row, text } from '../store/row.ts'

export type MailKind = 'confirm' | 'known' | 'notify'

/**
 * waiting → sending → (handed over →) sent by SMTP or written to the outbox; dead when it cannot be delivered.
 * `handed over` is put down before the end of the message leaves. Whoever is killed between that and the server's
 * answer cannot know whether the message arrived: it is `uncertain` then and not sent again.
 */
export type MailState = 'waiting' | 'sending' | 'handed over' | 'sent' | 'written' | 'uncertain' | 'dead'

export type Mail = { id: string; signUp: string; kind: MailKind; attempts: number; claim: string; createdAt: number }

const MINUTE_MS = 60 * 1000
/** Longer than any attempt may last; after it, whoever held the mail is dead. */
export const CLAIM_MS = 2 * MINUTE_MS

/** The pause after each failed attempt; when they are used up, after some three days, the mail is dead. */
const pauses = [1, 5, 15, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS)

/** Adds a mail to the queue unless one is on its way already. */
export function addMail(db: DatabaseSync, signUp: string, kind: MailKind, now: number): boolean {
  const waiting = db
    .prepare("SELECT 1 FROM mail WHERE sign_up = ? AND kind = ? AND state IN ('waiting', 'sending')")
    .get(signUp, kind)
  if (waiting) return false
  db.prepare("INSERT INTO mail (id, sign_up, kind, state, due_at, created_at) VALUES (?, ?, ?, 'waiting', ?, ?)").run(
    randomUUID(),
    signUp,
    kind,
    now,
    now,
  )
  return true
}

/** Takes the next mail that is due, so that no other process does. */
export function claimMail(db: DatabaseSync, now: number): Mail | null {
  settleAbandoned(db, now)
  const claim = randomUUID()
  const row = db
    .prepare(
      `UPDATE mail SET state = 'sending', claim = ?, claimed_until = ?, attempts = attempts + 1 WHERE id =
         (SELECT id FROM mail WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT 1) RETURNING *`,
    )
    .get(claim, now + CLAIM_MS, now)
  return row ? readMail(row) : null
}

/** Says that the end of a message leaves now; false when the mail is no longer ours or its sign-up was deleted. */
export function handOver(db: DatabaseSync, { id, claim }: Mail): boolean {
  const { changes } = db
    .prepare("UPDATE mail SET state = 'handed over' WHERE id = ? AND claim = ? AND state = 'sending'")
    .run(id, claim)
  return changes === 1
}

export function finishMail(db: DatabaseSync, { id, claim }: Mail, state: MailState, now: number, problem = ''): void {
  db.prepare('UPDATE mail SET state = ?, done_at = ?, problem = ?, claim = NULL WHERE id = ? AND claim = ?').run(
    state,
    now,
    problem || null,
    id,
    claim,
  )
}

/** Puts a mail back for a later attempt; gives whether there is one. */
export function postponeMail(db: DatabaseSync, mail: Mail, now: number, problem: string): boolean {
  const pause = pauses[mail.attempts - 1]
  if (pause === undefined) {
    finishMail(db, mail, 'dead', now, problem)
    return false
  }
  db.prepare("UPDATE mail SET state = 'waiting', due_at = ?, problem = ?, claim = NULL WHERE id = ? AND claim = ?").run(
    now + pause,
    problem,
    mail.id,
    mail.claim,
  )
  return true
}

/** When the next mail is due or an abandoned one may be taken up; null when there is none. */
export function nextDue(db: DatabaseSync): number | null {
  const row = db
    .prepare(
      `SELECT min(CASE state WHEN 'waiting' THEN due_at ELSE claimed_until END) AS due FROM mail
       WHERE state IN ('waiting', 'sending', 'handed over')`,
    )
    .get()
  return row ? number(row, 'due') : null
}

/** How many mails are in each state that asks for the owner's attention. */
export function countTroubled(db: DatabaseSync): Record<'written' | 'uncertain' | 'dead', number> {
  const counts = { written: 0, uncertain: 0, dead: 0 }
  for (const row of db.prepare('SELECT state, count(*) AS count FROM mail GROUP BY state').all()) {
    const state = text(row, 'state')
    if (state === 'written' || state === 'uncertain' || state === 'dead') counts[state] = number(row, 'count') ?? 0
  }
  return counts
}

/** Sends again what the owner says shall be sent again, on purpose. */
export function requeueMail(db: DatabaseSync, id: string | null, now: number): number {
  const { changes } = db
    .prepare(
      `UPDATE mail SET state = 'waiting', due_at = ?, attempts = 0, problem = NULL, done_at = NULL
       WHERE state IN ('written', 'uncertain', 'dead') AND (id = ? OR ? IS NULL)`,
    )
    .run(now, id, id)
  return Number(changes)
}

/** A process that was killed leaves its mail behind; before the message's end had left, it is safe to begin again. */
function settleAbandoned(db: DatabaseSync, now: number): void {
  db.prepare("UPDATE mail SET state = 'waiting', claim = NULL WHERE state = 'sending' AND claimed_until <= ?").run(now)
  db.prepare(
    `UPDATE mail SET state = 'uncertain', claim = NULL, done_at = ?, problem = 'The server stopped while sending.'
     WHERE state = 'handed over' AND claimed_until <= ?`,
  ).run(now, now)
}

function readMail(row: Row): Mail {
  const kind = text(row, 'kind')
  return {
    id: text(row, 'id'),
    signUp: text(row, 'sign_up'),
    kind: kind === 'known' || kind === 'notify' ? kind : 'confirm',
    attempts: number(row, 'attempts') ?? 1,
    claim: text(row, 'claim'),
    createdAt: number(row, 'created_at') ?? 0,
  }
}
