import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { readSecret } from '../link/secret.ts'
import type { Deliver } from '../mail/delivery.ts'
import { dispatch } from '../mail/dispatch.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { CLAIM_MS, claimMail, countMails, type Mail, type MailState, nextDue } from '../mail/mails.ts'
import { buildMessage, type Message, personalLink } from '../mail/message.ts'
import { text } from '../store/row.ts'
import { findById } from '../store/sign-ups.ts'
import type { Connection, Store } from '../store/store.ts'
import type { Issue } from './issue.ts'

export type Sending = {
  store: Store
  deliver: Deliver
  settings: MailSettings
  publicAddress: string
  /** How many messages may leave in a minute. */
  rate: number
  /** Told after each message. */
  progress: (counts: Record<MailState, number>) => void
}

/** So many in a row: the mail server is away, and trying everybody else would only use up their attempts. */
const AWAY_AFTER = 3
/** So few at a time that forms can be saved in between. */
const BATCH = 200

/** Puts an issue into the queue for everybody who has confirmed and does not have it yet; gives for how many. */
export async function enqueue(store: Store, { name, texts }: Issue, wanted: readonly Language[]): Promise<number> {
  let added = 0
  for (const language of wanted.filter((language) => texts[language])) {
    for (;;) {
      const count = await store.transaction((db) => enqueueSome(db, name, language))
      added += count
      if (count < BATCH) break
    }
  }
  return added
}

async function enqueueSome(db: Connection, issue: string, language: Language): Promise<number> {
  const people = await db.all(
    `SELECT id FROM sign_up WHERE list = 'newsletter' AND state = 'confirmed' AND language = ?
     AND NOT EXISTS (SELECT 1 FROM mail WHERE mail.sign_up = sign_up.id AND issue = ?) ORDER BY created_at LIMIT ?`,
    language,
    issue,
    BATCH,
  )
  for (const person of people) {
    await db.run(
      `INSERT INTO mail (id, sign_up, kind, state, due_at, created_at, issue)
       VALUES (?, ?, 'newsletter', 'waiting', ?, ?, ?)`,
      randomUUID(),
      text(person, 'id'),
      Date.now(),
      Date.now(),
      issue,
    )
  }
  return people.length
}

/**
 * Sends what is in the queue of an issue. Whoever is killed in between goes on where it was when called again; gives why
 * it stopped before the end, or nothing.
 */
export async function sendIssue(sending: Sending, issue: Issue): Promise<string> {
  const { store, rate, progress } = sending
  const parts = { ...sending, now: Date.now, compose: (mail: Mail) => composeIssue(sending, issue, mail) }
  let silent = 0
  for (;;) {
    const began = Date.now()
    const mail = await store.transaction((db) => claimMail(db, Date.now(), issue.name))
    if (mail) {
      const outcome = await dispatch(parts, mail)
      silent = outcome.state === 'failed' && !outcome.isAnswered ? silent + 1 : 0
      if (outcome.state === 'failed' && silent === AWAY_AFTER)
        return `The mail server does not take mail: ${outcome.problem}`
      progress(await store.read((db) => countMails(db, issue.name)))
      await pause(Math.max(0, 60_000 / rate - (Date.now() - began)))
      continue
    }
    const due = await store.read((db) => nextDue(db, issue.name))
    if (due === null) return ''
    const wait = due - Date.now()
    // Soon: what a run that was killed had in hand, or a mail server that asked to come back in a minute.
    if (wait > CLAIM_MS) return `Some are tried again after ${new Date(due).toLocaleTimeString('sv-SE')}.`
    await pause(Math.max(wait, 0) + 50)
  }
}

async function composeIssue(sending: Sending, issue: Issue, mail: Mail): Promise<Message | null> {
  const { publicAddress, settings, store } = sending
  return store.read(async (db) => {
    const person = mail.signUp === null ? null : await findById(db, mail.signUp)
    if (person?.state !== 'confirmed') return null
    const link = personalLink('unsubscribe', await readSecret(db), person, publicAddress)
    return issueMessage(issue, person.language, person.address, link, mail, settings)
  })
}

/** An issue as it reaches one person; null in a language that it does not have. */
export async function issueMessage(
  { texts }: Issue,
  language: Language,
  to: string,
  link: string,
  mail: Pick<Mail, 'id' | 'createdAt'>,
  settings: MailSettings,
): Promise<Message | null> {
  const said = texts[language]
  const m = serviceMessages[language].mail
  const unsubscribe = { text: m.newsletterUnsubscribeText, label: m.unsubscribe, link }
  return said ? buildMessage({ ...said, to, language, isList: true, unsubscribe }, mail, settings) : null
}
