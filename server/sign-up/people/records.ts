import type { Language } from '../../../content/languages.ts'
import type { SignUpKind } from '../../../content/site.ts'
import { type Connection, number, text } from '../store/store.ts'
import { findProof, readConsents } from './consent.ts'
import { OWNER, readSignUp, type SignUp, type SignUpState } from './sign-ups.ts'

/** A sign-up with the consent that counts, as the owner reads it or takes it elsewhere. */
export type SignUpRecord = {
  id: string
  email: string
  list: SignUpKind
  language: Language
  state: SignUpState
  question: string
  signedUp: string
  confirmed: string
  consent: string
  consentAt: string
  consentVersion: string
  consentWording: string
}

/** All sign-ups, or those of one list; the newest first. */
export async function listRecords(db: Connection, list: SignUpKind | null): Promise<SignUpRecord[]> {
  const query = 'SELECT * FROM sign_up WHERE list = ? OR CAST(? AS TEXT) IS NULL ORDER BY created_at DESC, id'
  const records: SignUpRecord[] = []
  for (const row of await db.all(query, list, list)) records.push(await readSignUpRecord(db, readSignUp(row)))
  return records
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
export async function readMails(db: Connection, signUp: SignUp | null): Promise<MailRecord[]> {
  const rows = await db.all(
    `SELECT mail.*, address, list FROM mail LEFT JOIN sign_up ON sign_up.id = mail.sign_up
     WHERE mail.sign_up = ? OR mail.id = ? OR (CAST(? AS TEXT) IS NULL AND mail.state <> 'sent')
     ORDER BY mail.created_at, mail.id`,
    ...[signUp?.id ?? null, signUp?.notice ?? null, signUp?.id ?? null],
  )
  return rows.map((row) => ({
    id: text(row, 'id'),
    email: row.address ? text(row, 'address') : OWNER,
    list: row.list ? text(row, 'list') : '',
    kind: text(row, 'kind'),
    state: text(row, 'state'),
    attempts: number(row, 'attempts') ?? 0,
    created: isoTime(number(row, 'created_at')),
    next: isoTime(number(row, 'done_at') ?? number(row, 'due_at')),
    problem: typeof row.problem === 'string' ? row.problem : '',
  }))
}

export async function readSignUpRecord(db: Connection, signUp: SignUp): Promise<SignUpRecord> {
  const proof = findProof(await readConsents(db, signUp.id))
  return {
    id: signUp.id,
    email: signUp.address,
    list: signUp.list,
    language: signUp.language,
    state: signUp.state,
    question: signUp.question,
    signedUp: isoTime(signUp.createdAt),
    confirmed: isoTime(signUp.confirmedAt),
    consent: proof?.event ?? '',
    consentAt: isoTime(proof?.at ?? null),
    consentVersion: proof?.version ?? '',
    consentWording: proof?.wording ?? '',
  }
}

/** A stored time as people and programs can read it; nothing when it has not come. */
export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}
