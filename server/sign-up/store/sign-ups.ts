import { randomBytes } from 'node:crypto'
import { isLanguage, type Language } from '../../../content/languages.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import type { EmailAddress } from '../form/email-address.ts'
import { fingerprint, readSecret } from '../link/secret.ts'
import { addMail, joinNotice } from '../mail/mails.ts'
import { mayWriteTo, startCountingAnew } from './pace.ts'
import { number, type Row, text } from './row.ts'
import type { Connection } from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Sign-ups that nobody confirms are deleted after this time. */
const UNCONFIRMED_DAYS = 30

/** What the owner's own notifications are called where sign-ups have their list and their name. */
export const OWNER = 'owner'

export type SignUpState = 'unconfirmed' | 'confirmed' | 'received'

export type SignUp = {
  id: string
  list: SignUpKind
  address: string
  addressKey: string
  language: Language
  state: SignUpState
  createdAt: number
  confirmedAt: number | null
  /** The mail that tells the owner of it. */
  notice: string | null
}

export type Application = {
  list: SignUpKind
  email: EmailAddress
  language: Language
  /** Whether the box was ticked beside the wording. */
  consented: boolean
  wording: { version: string; text: string }
}

/**
 * Takes in a form, for the first time or again; both look the same from outside, and ask the database the same number
 * of questions, so that they take the same time.
 */
export async function receive(db: Connection, application: Application, now: number): Promise<void> {
  const { list, email, language, consented, wording } = application
  const row = await db.get(
    `INSERT INTO sign_up (id, list, address, address_key, language, state, created_at, asked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (list, address_key) DO UPDATE SET asked_at = excluded.asked_at,
       language = CASE sign_up.state WHEN 'confirmed' THEN sign_up.language ELSE excluded.language END RETURNING *`,
    newId(),
    list,
    email.address,
    email.key,
    language,
    list === 'newsletter' ? 'unconfirmed' : 'received',
    now,
    now,
  )
  if (!row) throw new Error('A sign-up that was just written is not there.')
  const signUp = readSignUp(row)
  await recordConsent(db, signUp, consented ? 'given' : 'not given', { ...wording, language }, now)
  if (list !== 'newsletter') await joinNotice(db, signUp, now)
  const isWanted = await mayWriteTo(db, list, email.key, now)
  const letter = signUp.state === 'confirmed' ? 'known' : 'confirm'
  await addMail(db, signUp.id, list === 'newsletter' ? letter : 'receipt', now, isWanted)
}

/** The second half of the double opt-in; also what the visitor sees when the button is pressed twice. */
export async function confirm(db: Connection, id: string, now: number): Promise<SignUp | null> {
  const signUp = await findById(db, id)
  if (signUp?.state !== 'unconfirmed') return signUp
  await db.run("UPDATE sign_up SET state = 'confirmed', confirmed_at = ? WHERE id = ?", now, id)
  const given = await db.get(
    "SELECT * FROM consent WHERE sign_up = ? AND event = 'given' ORDER BY at DESC, id DESC LIMIT 1",
    id,
  )
  if (given) {
    const wording = { version: text(given, 'version'), text: text(given, 'wording') }
    await recordConsent(db, signUp, 'confirmed', { ...wording, language: text(given, 'language') }, now)
  }
  await startCountingAnew(db, signUp.list, signUp.addressKey)
  const hash = fingerprint(await readSecret(db), signUp.list, signUp.addressKey)
  await db.run('DELETE FROM withdrawn WHERE hash = ?', hash)
  return { ...signUp, state: 'confirmed', confirmedAt: now }
}

/** Deletes a sign-up and all that belongs to it but the fingerprint; gives its mails, whose files must go too. */
export async function withdraw(db: Connection, signUp: SignUp, now: number): Promise<string[]> {
  const mails = await db.all('SELECT id FROM mail WHERE sign_up = ? OR id = ?', signUp.id, signUp.notice)
  await forbid(db, signUp.list, signUp.addressKey, now)
  // A notice that was written to the outbox is written anew without this person, or not at all.
  await db.run("UPDATE mail SET state = 'waiting' WHERE id = ? AND state = 'written'", signUp.notice)
  await db.run('DELETE FROM sign_up WHERE id = ?', signUp.id)
  const isEmpty = 'NOT EXISTS (SELECT 1 FROM sign_up WHERE notice = mail.id)'
  await db.run(`DELETE FROM mail WHERE id = ? AND ${isEmpty}`, signUp.notice)
  return mails.map((mail) => text(mail, 'id'))
}

/** Remembers that an address wants nothing from a list. */
export async function forbid(db: Connection, list: string, addressKey: string, now: number): Promise<void> {
  const hash = fingerprint(await readSecret(db), list, addressKey)
  await db.run(
    'INSERT INTO withdrawn (hash, list, at) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET at = excluded.at',
    hash,
    list,
    now,
  )
}

export async function isForbidden(db: Connection, list: string, addressKey: string): Promise<boolean> {
  const hash = fingerprint(await readSecret(db), list, addressKey)
  return (await db.get('SELECT 1 FROM withdrawn WHERE hash = ?', hash)) !== undefined
}

/** Deletes what may not be kept any longer; gives the mails that went with it. */
export async function deleteOld(db: Connection, now: number): Promise<string[]> {
  const limit = now - UNCONFIRMED_DAYS * DAY_MS
  // A clock that was ahead must not keep anybody for longer.
  await db.run('UPDATE sign_up SET asked_at = ? WHERE asked_at > ?', now, now + DAY_MS)
  const mails = await db.all(
    `SELECT id FROM mail WHERE done_at < ? AND state = 'sent'
     OR sign_up IN (SELECT id FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?)`,
    limit,
    limit,
  )
  await db.run("DELETE FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?", limit)
  // Whom a newsletter has reached is remembered for longer: the command to send it may be given again.
  await db.run("DELETE FROM mail WHERE state = 'sent' AND done_at < ? AND issue IS NULL", limit)
  await db.run('DELETE FROM mailed WHERE at < ? OR at > ?', now - 2 * UNCONFIRMED_DAYS * DAY_MS, now + DAY_MS)
  return mails.map((mail) => text(mail, 'id'))
}

export async function findById(db: Connection, id: string): Promise<SignUp | null> {
  const row = await db.get('SELECT * FROM sign_up WHERE id = ?', id)
  return row ? readSignUp(row) : null
}

/** Everything that is stored about an address, over all lists. */
export async function findByAddress(db: Connection, addressKey: string): Promise<SignUp[]> {
  return (await db.all('SELECT * FROM sign_up WHERE address_key = ? ORDER BY created_at', addressKey)).map(readSignUp)
}

export function readSignUp(row: Row): SignUp {
  const list = signUpKinds.find((kind) => kind === text(row, 'list'))
  const language = text(row, 'language')
  const state = text(row, 'state')
  if (!list || !isLanguage(language)) throw new Error('The database holds an unknown list or language.')
  return {
    id: text(row, 'id'),
    list,
    address: text(row, 'address'),
    addressKey: text(row, 'address_key'),
    language,
    state: state === 'confirmed' || state === 'received' ? state : 'unconfirmed',
    createdAt: number(row, 'created_at') ?? 0,
    confirmedAt: number(row, 'confirmed_at'),
    notice: row.notice ? text(row, 'notice') : null,
  }
}

/** Whether the box was ticked when the form came last. */
export async function hasConsented(db: Connection, { id }: SignUp): Promise<boolean> {
  const last = await db.get('SELECT event FROM consent WHERE sign_up = ? ORDER BY at DESC, id DESC LIMIT 1', id)
  return last !== undefined && text(last, 'event') !== 'not given'
}

/** A name that nobody can guess: links carry it. */
function newId(): string {
  return randomBytes(12).toString('base64url')
}

type Shown = { version: string; text: string; language: string }

/** One line of proof for each thing that happened; a form that is sent over and over adds none. */
async function recordConsent(db: Connection, { id }: SignUp, event: string, shown: Shown, now: number): Promise<void> {
  await db.run(
    `INSERT INTO consent (sign_up, event, version, language, wording, at)
     SELECT ?, ?, ?, ?, ?, CAST(? AS BIGINT) WHERE ? <> COALESCE(
       (SELECT event || ' ' || version || ' ' || language FROM consent
        WHERE sign_up = ? AND at > ? AND at < ? ORDER BY at DESC, id DESC LIMIT 1), '')`,
    id,
    event,
    shown.version,
    shown.language,
    shown.text,
    now,
    `${event} ${shown.version} ${shown.language}`,
    id,
    now - HOUR_MS,
    now + HOUR_MS,
  )
}
