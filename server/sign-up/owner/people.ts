import { signUpKinds } from '../../../content/site.ts'
import { deleteFromOutbox } from '../mail/delivery.ts'
import { readConsents } from '../people/consent.ts'
import { personalLink } from '../people/mail-contents.ts'
import { isoTime, listRecords, readMails, readSignUpRecord } from '../people/records.ts'
import { findByAddress, OWNER, suppressedSince, withdraw } from '../people/sign-ups.ts'
import { keyedHash, readSecret } from '../secret.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, CommandError, wantedEmail, wantedList } from './arguments.ts'
import { importForms } from './export-forms.ts'
import { print, toCsv } from './table.ts'

/* What the owner does with people: list, export, show, erase. */

export async function list(store: Store, given: Arguments): Promise<void> {
  const kind = wantedList(given)
  const records = await store.read((db) => listRecords(db, kind))
  print(records, ['email', 'list', 'state', 'language', 'signedUp', 'confirmed', 'consent', 'question'])
}

const OWN_FORMATS = ['csv', 'excel', 'json']
const OWN_COLUMNS = [
  ...['email', 'list', 'language', 'state', 'signedUp', 'confirmed', 'question', 'unsubscribe'],
  ...['consent', 'consentAt', 'consentVersion', 'consentWording'],
]

/** Everybody of a list who may be written to, as a table of our own or as a mailing service imports it. */
export async function exportList(store: Store, given: Arguments, publicAddress: string): Promise<void> {
  const kind = wantedList(given)
  if (!kind) throw new CommandError('Say which list: --list newsletter, --list demo or --list trial')
  const { format = 'csv', since = '', state } = given
  const formats = [...OWN_FORMATS, ...Object.keys(importForms)]
  if (!formats.includes(format)) throw new CommandError(`--format is one of ${formats.join(', ')}`)
  if (state && state !== 'all') throw new CommandError('--state is all, or left out')
  if (since && !/^\d{4}-\d\d-\d\d$/.test(since)) throw new CommandError('--since is a day, such as 2026-11-21')
  const { all, secret } = await store.read(async (db) => ({
    all: await listRecords(db, kind),
    secret: await readSecret(db),
  }))
  const records = all
    // Nobody who has not confirmed may be written to.
    .filter((record) => state === 'all' || record.state !== 'unconfirmed')
    .filter(({ confirmed, signedUp }) => (confirmed || signedUp) >= since)
    .map((record) => ({ ...record, unsubscribe: personalLink('unsubscribe', secret, record, publicAddress) }))
  const own = records.map(({ id: _, ...record }) => record)
  const columns = importForms[format]
  if (columns) {
    const rows = records.map((record) => Object.fromEntries(columns.map(([name, read]) => [name, read(record)])))
    const names = columns.map(([name]) => name)
    process.stdout.write(toCsv(rows, names, 'exact'))
  } else if (format === 'json') console.log(JSON.stringify(own, null, 2))
  else process.stdout.write(toCsv(own, OWN_COLUMNS, format === 'excel' ? 'excel' : 'csv'))
}

/** All that is stored about a person, for a request for access. */
export async function show(store: Store, given: Arguments): Promise<void> {
  const email = wantedEmail(given)
  const found = await store.read(async (db) => {
    const secret = await readSecret(db)
    const withdrawn = []
    for (const list of [...signUpKinds, OWNER]) {
      const at = await suppressedSince(db, list, email.key)
      if (at !== null) withdrawn.push({ list, at: isoTime(at), keyedHash: keyedHash(secret, list, email.key) })
    }
    const signUps = []
    for (const signUp of await findByAddress(db, email.key)) {
      const { id: _, ...record } = await readSignUpRecord(db, signUp)
      const [consents, mails] = [await readConsents(db, signUp.id), await readMails(db, signUp)]
      signUps.push({
        ...record,
        consents: consents.map((event) => ({ ...event, at: isoTime(event.at) })),
        mails: mails.map(({ kind, state, created, next }) => ({ kind, state, created, done: next })),
      })
    }
    return { email: email.address, signUps, withdrawn }
  })
  if (found.signUps.length === 0 && found.withdrawn.length === 0)
    console.log(`Nothing is stored about ${email.address}.`)
  else console.log(JSON.stringify(found, null, 2))
}

/** Deletes a person, for a request for erasure, and says how much of it is gone from the disk. */
export async function erase(store: Store, given: Arguments, outbox: string): Promise<void> {
  const email = wantedEmail(given)
  const { lists, mails } = await store.transaction(async (db) => {
    const signUps = await findByAddress(db, email.key)
    const mails: string[] = []
    for (const signUp of signUps) mails.push(...(await withdraw(db, signUp, Date.now())))
    return { lists: signUps.map((signUp) => signUp.list), mails }
  })
  await deleteFromOutbox(outbox, mails)
  if (lists.length === 0) console.log(`Nothing is stored about ${email.address}.`)
  else {
    console.log(`Deleted ${email.address} from: ${lists.join(', ')}.`)
    console.log('A keyed hash stays, so that a backup does not bring the address back. Backups still hold the address.')
  }
  const obstacle = await store.checkpoint()
  if (obstacle === '') return
  process.exitCode = 1
  console.error(
    `What was deleted can still be read on the disk, in the log of ${store.place}: ${obstacle}. Close it, and give this command again.`,
  )
}
