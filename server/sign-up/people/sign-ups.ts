import { randomBytes, randomUUID } from 'node:crypto'
import { defaultLanguage, isLanguage, type Language } from '../../../site/languages.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'
import { HOUR_MS } from '../durations.ts'
import type { EmailAddress } from '../email-address.ts'
import { enqueueMail } from '../mail/mails.ts'
import { keyedHash, readSecret } from '../secret.ts'
import type { Connection } from '../store/store.ts'
import { recordConsent, type ShownConsent } from './consent.ts'
import { allowOneMoreMail, consumeMailQuota, resetMailQuota } from './throttle.ts'

/** The maximum total length, in characters, of the questions from one email address; the oldest are kept. */
const MAX_QUESTION_LENGTH = 5000

/** A row of the sign-up table; times are Unix milliseconds. */
export type SignUp = {
  id: string
  kind: SignUpKind
  address: string
  addressKey: string
  language: Language
  state: 'unconfirmed' | 'confirmed' | 'received'
  /** The visitor's question; empty when there is none. */
  question: string
  createdAt: number
  confirmedAt: number | null
  /** The id of the mail that notifies the owner. */
  notice: string | null
}

type Submission = {
  kind: SignUpKind
  email: EmailAddress
  language: Language
  /** Whether the consent checkbox was ticked. */
  consented: boolean
  question: string
  wording: { version: string; text: string }
}

/**
 * Stores a form for a new or a known address. Both cases look the same from outside and run the same number of queries,
 * so that timing reveals nothing.
 */
export async function storeSubmission(db: Connection, submission: Submission, now: number): Promise<void> {
  const { kind, email, language, consented, question, wording } = submission
  const id = randomBytes(12).toString('base64url') // unguessable, because links contain it
  const state = kind === 'newsletter' ? 'unconfirmed' : 'received'
  const signUp = await db.get<SignUp>(
    `INSERT INTO sign_up (id, kind, address, address_key, language, state, created_at, asked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, address_key) DO UPDATE SET asked_at = excluded.asked_at,
       language = CASE sign_up.state WHEN 'confirmed' THEN sign_up.language ELSE excluded.language END RETURNING *`,
    ...[id, kind, email.address, email.key, language, state, now, now],
  )
  if (!signUp) throw new Error('A sign-up that was just written is not there.')
  const questions = addQuestion(signUp.question, question)
  await db.run('UPDATE sign_up SET question = ? WHERE id = ?', questions, signUp.id)
  const isUnconfirmed = signUp.state !== 'confirmed'
  await recordConsent(db, signUp.id, consented ? 'given' : 'not given', { ...wording, language }, now, isUnconfirmed)
  if (kind !== 'newsletter') await addToOwnerNotice(db, signUp, now)
  const isWanted = await consumeMailQuota(db, kind, email.key, now)
  const mail = kind !== 'newsletter' ? 'receipt' : isUnconfirmed ? 'confirm' : 'known'
  await enqueueMail(db, { signUp: signUp.id, kind: mail }, { due: now, now, isWanted })
}

function addQuestion(before: string, question: string): string {
  if (!question || before.includes(question)) return before
  return (before ? `${before}\n\n${question}` : question).slice(0, MAX_QUESTION_LENGTH)
}

/** Schedules a notice to the owner: the first is sent at once, the next collects all requests of the following hour. */
async function addToOwnerNotice(db: Connection, signUp: SignUp, now: number): Promise<void> {
  const last = await db.get<{ id: string; state: string; dueAt: number }>(
    `SELECT * FROM mail WHERE kind = 'notify' AND created_at <= ? AND id NOT LIKE '${FLOOD_ALARM_PREFIX}%'
     ORDER BY due_at DESC, created_at DESC LIMIT 1`,
    now, // ignores times set while the clock was ahead
  )
  const age = now - (last?.dueAt ?? 0)
  const isRecent = last !== undefined && age >= 0 && age < HOUR_MS
  // Whether the last notice is still collecting requests, or already includes this person.
  const isJoined = last?.state === 'waiting' || (isRecent && last.id === signUp.notice)
  const notice = isJoined ? last.id : randomUUID()
  // When the mail server has refused a notice for hours, a new request restarts its attempts.
  await db.run(
    `UPDATE mail SET attempts = 0, due_at = CASE WHEN due_at > ? THEN CAST(? AS BIGINT) ELSE due_at END
     WHERE id = ? AND state = 'waiting'`,
    ...[now + HOUR_MS, now, notice],
  )
  const due = isRecent ? now - age + HOUR_MS : now
  await enqueueMail(db, { id: notice, signUp: null, kind: 'notify' }, { due, now, isWanted: !isJoined })
  await db.run('UPDATE sign_up SET notice = ? WHERE id = ?', notice, signUp.id)
}

/** The id prefix of mails that warn the owner of a flood. */
export const FLOOD_ALARM_PREFIX = 'flood-'

/**
 * Enqueues a warning to the owner, at most once a day, that mails to unconfirmed addresses exceed their limit; returns
 * whether a warning was enqueued.
 */
export async function raiseFloodAlarm(db: Connection, now: number): Promise<boolean> {
  const query = `SELECT 1 FROM mail WHERE id LIKE '${FLOOD_ALARM_PREFIX}%' AND created_at > ? AND created_at <= ?`
  if (await db.get(query, now - 24 * HOUR_MS, now)) return false
  await enqueueMail(db, { id: FLOOD_ALARM_PREFIX + randomUUID(), signUp: null, kind: 'notify' }, { due: now, now })
  return true
}

/**
 * Confirms a sign-up (double opt-in); idempotent, in case the button is pressed twice. Null when there is no such
 * sign-up.
 */
export async function confirmSignUp(db: Connection, id: string, now: number): Promise<SignUp | null> {
  const signUp = await findSignUp(db, id)
  if (signUp?.kind !== 'newsletter') return null
  if (signUp.state !== 'unconfirmed') return signUp
  await db.run("UPDATE sign_up SET state = 'confirmed', confirmed_at = ? WHERE id = ?", now, id)
  const given = await db.get<ShownConsent>(
    `SELECT version, wording AS text, language FROM consent
     WHERE sign_up = ? AND event = 'given' ORDER BY at DESC, id DESC LIMIT 1`,
    id,
  )
  if (given) await recordConsent(db, id, 'confirmed', given, now)
  await db.run('DELETE FROM withdrawn WHERE hash = ?', await hashOf(db, signUp))
  await resetMailQuota(db, signUp.kind, signUp.addressKey)
  return { ...signUp, state: 'confirmed', confirmedAt: now }
}

/**
 * Deletes a sign-up and all related rows except the keyed hash of its address; returns the ids of its mails, whose
 * outbox files must be deleted too.
 */
export async function withdrawSignUp(db: Connection, signUp: SignUp, now: number): Promise<string[]> {
  const mails = await db.all<{ id: string }>(
    'SELECT id FROM mail WHERE sign_up = ? OR id = ?',
    ...[signUp.id, signUp.notice],
  )
  await db.run(
    'INSERT INTO withdrawn (hash, kind, at) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET at = excluded.at',
    ...[await hashOf(db, signUp), signUp.kind, now],
  )
  // A notice in the outbox is rewritten without this person, or removed.
  await db.run("UPDATE mail SET state = 'waiting' WHERE id = ? AND state = 'written'", signUp.notice)
  await db.run('DELETE FROM sign_up WHERE id = ?', signUp.id)
  const isEmpty = 'NOT EXISTS (SELECT 1 FROM sign_up WHERE notice = mail.id)'
  await db.run(`DELETE FROM mail WHERE id = ? AND ${isEmpty}`, signUp.notice)
  if (signUp.state === 'confirmed') await allowOneMoreMail(db, signUp.kind, signUp.addressKey, now)
  return mails.map(({ id }) => id)
}

type Subscription = Pick<SignUp, 'kind' | 'addressKey'>

/** The record that an address has unsubscribed from a kind; undefined when there is none. */
export async function findWithdrawal(db: Connection, subscription: Subscription) {
  const query = 'SELECT * FROM withdrawn WHERE hash = ?'
  return db.get<{ hash: string; kind: string; at: number }>(query, await hashOf(db, subscription))
}

async function hashOf(db: Connection, { kind, addressKey }: Subscription): Promise<string> {
  return keyedHash(await readSecret(db), kind, addressKey)
}

export async function findSignUp(db: Connection, id: string): Promise<SignUp | null> {
  const row = await db.get<SignUp>('SELECT * FROM sign_up WHERE id = ?', id)
  return row ? withSupportedLanguage(row) : null
}

/** All sign-ups of an address, of every kind. */
export async function findSignUpsByAddress(db: Connection, addressKey: string): Promise<SignUp[]> {
  return db.all('SELECT * FROM sign_up WHERE address_key = ? ORDER BY created_at', addressKey)
}

/** Falls back to the default language for a sign-up in a language that the site no longer has. */
export function withSupportedLanguage<T extends SignUp>(signUp: T): T {
  return isLanguage(signUp.language) ? signUp : { ...signUp, language: defaultLanguage }
}
