import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { isLanguage, type Language } from '../../../content/languages.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import type { EmailAddress } from '../form/email-address.ts'
import { fingerprint, readSecret } from '../link/secret.ts'
import { addMail, type MailKind } from '../mail/mails.ts'
import { number, type Row, text } from './row.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Sign-ups that nobody confirms are deleted after this time. */
export const UNCONFIRMED_DAYS = 30

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
  mailedAt: number | null
}

export type Application = {
  list: SignUpKind
  email: EmailAddress
  language: Language
  /** Whether the box was ticked beside the wording. */
  consented: boolean
  wording: { version: string; text: string }
}

/** Takes in a form, for the first time or again; both look the same from outside, and mail goes once an hour. */
export function receive(db: DatabaseSync, { list, email, language, consented, wording }: Application, now: number) {
  const { address, key } = email
  db.prepare(
    `INSERT INTO sign_up (id, list, address, address_key, language, state, created_at, asked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (list, address_key) DO UPDATE SET asked_at = excluded.asked_at,
       language = CASE state WHEN 'confirmed' THEN language ELSE excluded.language END`,
  ).run(newId(), list, address, key, language, list === 'newsletter' ? 'unconfirmed' : 'received', now, now)
  const row = db.prepare('SELECT * FROM sign_up WHERE list = ? AND address_key = ?').get(list, key)
  if (!row) throw new Error('A sign-up that was just written is not there.')
  const signUp = readSignUp(row)
  recordConsent(db, signUp, consented ? 'given' : 'not given', { ...wording, language }, now)
  if (signUp.mailedAt !== null && signUp.mailedAt > now - HOUR_MS) return
  const added = addMail(db, signUp.id, mailFor(signUp), now)
  if (added) db.prepare('UPDATE sign_up SET mailed_at = ? WHERE id = ?').run(now, signUp.id)
}

/** The second half of the double opt-in; also what the visitor sees when the button is pressed twice. */
export function confirm(db: DatabaseSync, id: string, now: number): SignUp | null {
  const signUp = findById(db, id)
  if (signUp?.state !== 'unconfirmed') return signUp
  db.prepare("UPDATE sign_up SET state = 'confirmed', confirmed_at = ? WHERE id = ?").run(now, id)
  const given = db
    .prepare("SELECT * FROM consent WHERE sign_up = ? AND event = 'given' ORDER BY at DESC, id DESC LIMIT 1")
    .get(id)
  if (given) {
    const wording = { version: text(given, 'version'), text: text(given, 'wording') }
    recordConsent(db, signUp, 'confirmed', { ...wording, language: text(given, 'language') }, now)
  }
  const hash = fingerprint(readSecret(db), signUp.list, signUp.addressKey)
  db.prepare('DELETE FROM withdrawn WHERE hash = ?').run(hash)
  return { ...signUp, state: 'confirmed', confirmedAt: now }
}

/** Deletes a sign-up and all that belongs to it but the fingerprint; gives its mails, whose files must go too. */
export function withdraw(db: DatabaseSync, signUp: SignUp, now: number): string[] {
  const mails = db.prepare('SELECT id FROM mail WHERE sign_up = ?').all(signUp.id)
  forbid(db, signUp.list, signUp.addressKey, now)
  db.prepare('DELETE FROM sign_up WHERE id = ?').run(signUp.id)
  return mails.map((mail) => text(mail, 'id'))
}

/** Remembers that an address wants nothing from a list. */
export function forbid(db: DatabaseSync, list: string, addressKey: string, now: number): void {
  const hash = fingerprint(readSecret(db), list, addressKey)
  db.prepare('INSERT OR REPLACE INTO withdrawn (hash, list, at) VALUES (?, ?, ?)').run(hash, list, now)
}

export function isForbidden(db: DatabaseSync, list: string, addressKey: string): boolean {
  const hash = fingerprint(readSecret(db), list, addressKey)
  return db.prepare('SELECT 1 FROM withdrawn WHERE hash = ?').get(hash) !== undefined
}

/** Deletes what may not be kept any longer; gives the mails that went with it. */
export function deleteOld(db: DatabaseSync, now: number): string[] {
  const limit = now - UNCONFIRMED_DAYS * DAY_MS
  const mails = db
    .prepare(
      `SELECT id FROM mail WHERE done_at < ? AND state = 'sent'
       OR sign_up IN (SELECT id FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?)`,
    )
    .all(limit, limit)
  db.prepare("DELETE FROM sign_up WHERE state = 'unconfirmed' AND asked_at <= ?").run(limit)
  db.prepare("DELETE FROM mail WHERE state = 'sent' AND done_at < ?").run(limit)
  return mails.map((mail) => text(mail, 'id'))
}

export function findById(db: DatabaseSync, id: string): SignUp | null {
  const row = db.prepare('SELECT * FROM sign_up WHERE id = ?').get(id)
  return row ? readSignUp(row) : null
}

/** Everything that is stored about an address, over all lists. */
export function findByAddress(db: DatabaseSync, addressKey: string): SignUp[] {
  return db.prepare('SELECT * FROM sign_up WHERE address_key = ? ORDER BY created_at').all(addressKey).map(readSignUp)
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
    mailedAt: number(row, 'mailed_at'),
  }
}

/** A name that nobody can guess: links carry it. */
export function newId(): string {
  return randomBytes(12).toString('base64url')
}

function mailFor({ list, state }: SignUp): MailKind {
  if (list !== 'newsletter') return 'notify'
  return state === 'confirmed' ? 'known' : 'confirm'
}

type Shown = { version: string; text: string; language: string }

/** One line of proof for each thing that happened; a form that is sent over and over adds none. */
function recordConsent(db: DatabaseSync, { id }: SignUp, event: string, shown: Shown, now: number): void {
  const last = db.prepare('SELECT * FROM consent WHERE sign_up = ? ORDER BY at DESC, id DESC LIMIT 1').get(id)
  const isSame = last?.event === event && last.version === shown.version && last.language === shown.language
  if (isSame && (number(last, 'at') ?? 0) > now - HOUR_MS) return
  db.prepare('INSERT INTO consent (sign_up, event, version, language, wording, at) VALUES (?, ?, ?, ?, ?, ?)').run(
    id,
    event,
    shown.version,
    shown.language,
    shown.text,
    now,
  )
}
