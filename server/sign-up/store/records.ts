import type { DatabaseSync } from 'node:sqlite'
import type { SignUpKind } from '../../../content/site.ts'
import { number, text } from './row.ts'
import { readSignUp, type SignUp, type SignUpState } from './sign-ups.ts'

/** A sign-up with its latest consent, as the owner reads it or takes it elsewhere. */
export type SignUpRecord = {
  email: string
  list: SignUpKind
  language: string
  state: SignUpState
  signedUp: string
  confirmed: string
  consent: string
  consentAt: string
  consentVersion: string
  consentWording: string
}

/** All sign-ups, or those of one list; the newest first. */
export function listRecords(db: DatabaseSync, list: SignUpKind | null): SignUpRecord[] {
  const rows = db
    .prepare('SELECT * FROM sign_up WHERE list = ? OR ? IS NULL ORDER BY created_at DESC, id')
    .all(list, list)
  return rows.map((row) => recordOf(db, readSignUp(row)))
}

export type ConsentEvent = { event: string; at: string; language: string; version: string; wording: string }

/** Every line of proof of a sign-up, the oldest first. */
export function consentsOf(db: DatabaseSync, signUp: string): ConsentEvent[] {
  const rows = db.prepare('SELECT * FROM consent WHERE sign_up = ? ORDER BY at, id').all(signUp)
  return rows.map((row) => ({
    event: text(row, 'event'),
    at: isoTime(number(row, 'at')),
    language: text(row, 'language'),
    version: text(row, 'version'),
    wording: text(row, 'wording'),
  }))
}

export type MailRecord = {
  id: string
  email: string
  list: string
  kind: string
  state: string
  attempts: number
  created: string
  /** When it is tried again, or when it came to its end. */
  next: string
  problem: string
}

/** The mails of one sign-up, or all that have not left. */
export function mailsOf(db: DatabaseSync, signUp: string | null): MailRecord[] {
  const rows = db
    .prepare(
      `SELECT mail.*, address, list FROM mail JOIN sign_up ON sign_up.id = mail.sign_up
       WHERE mail.sign_up = ? OR (? IS NULL AND mail.state <> 'sent') ORDER BY mail.created_at`,
    )
    .all(signUp, signUp)
  return rows.map((row) => ({
    id: text(row, 'id'),
    email: text(row, 'address'),
    list: text(row, 'list'),
    kind: text(row, 'kind'),
    state: text(row, 'state'),
    attempts: number(row, 'attempts') ?? 0,
    created: isoTime(number(row, 'created_at')),
    next: isoTime(number(row, 'done_at') ?? number(row, 'due_at')),
    problem: typeof row.problem === 'string' ? row.problem : '',
  }))
}

export function recordOf(db: DatabaseSync, signUp: SignUp): SignUpRecord {
  const consents = consentsOf(db, signUp.id)
  const last = consents.at(-1)
  return {
    email: signUp.address,
    list: signUp.list,
    language: signUp.language,
    state: signUp.state,
    signedUp: isoTime(signUp.createdAt),
    confirmed: isoTime(signUp.confirmedAt),
    consent: last?.event ?? '',
    consentAt: last?.at ?? '',
    consentVersion: last?.version ?? '',
    consentWording: last?.wording ?? '',
  }
}

/** A stored time as people and programs can read it; nothing when it has not come. */
function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}
