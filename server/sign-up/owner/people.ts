import { signUpKinds } from '../../../content/site.ts'
import { fingerprint, readSecret } from '../link/secret.ts'
import { deleteFromOutbox } from '../mail/delivery.ts'
import { personalLink } from '../mail/message.ts'
import { consentsOf, listRecords, mailsOf, recordOf } from '../store/records.ts'
import { findByAddress, isForbidden, OWNER, withdraw } from '../store/sign-ups.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, Refusal, wantedEmail, wantedList } from './arguments.ts'
import { print, toCsv } from './table.ts'

/* What the owner does with people: list, export, show, erase. */

export async function list(store: Store, given: Arguments): Promise<void> {
  const kind = wantedList(given)
  const records = await store.read((db) => listRecords(db, kind))
  print(records, ['email', 'list', 'state', 'language', 'signedUp', 'confirmed', 'consent'])
}

/** Everybody of a list who may be written to, with the link to leave it. */
export async function exportList(store: Store, given: Arguments, publicAddress: string): Promise<void> {
  const kind = wantedList(given)
  if (!kind) throw new Refusal('Say which list: --list newsletter, --list demo or --list trial')
  const format = given.format ?? 'csv'
  if (format !== 'csv' && format !== 'excel' && format !== 'json') throw new Refusal('--format is csv, excel or json')
  if (given.state && given.state !== 'all') throw new Refusal('--state is all, or left out')
  const { all, secret } = await store.read(async (db) => ({
    all: await listRecords(db, kind),
    secret: await readSecret(db),
  }))
  const records = all
    // Nobody who has not confirmed may be written to.
    .filter(({ state }) => given.state === 'all' || state !== 'unconfirmed')
    .map(({ id, ...record }) => {
      const link = personalLink('unsubscribe', secret, { id, language: record.language }, publicAddress)
      return { ...record, unsubscribe: link }
    })
  const columns = ['email', 'list', 'language', 'state', 'signedUp', 'confirmed', 'unsubscribe']
  const proof = ['consent', 'consentAt', 'consentVersion', 'consentWording']
  if (format === 'json') console.log(JSON.stringify(records, null, 2))
  else process.stdout.write(toCsv(records, [...columns, ...proof], format))
}

/** All that is stored about a person, for a request for access. */
export async function show(store: Store, given: Arguments): Promise<void> {
  const email = wantedEmail(given)
  const found = await store.read(async (db) => {
    const secret = await readSecret(db)
    const withdrawn = []
    for (const kind of [...signUpKinds, OWNER]) {
      const hash = fingerprint(secret, kind, email.key)
      if (await isForbidden(db, kind, email.key)) withdrawn.push({ list: kind, fingerprint: hash })
    }
    const signUps = []
    for (const signUp of await findByAddress(db, email.key)) {
      const { id: _, ...record } = await recordOf(db, signUp)
      const mails = await mailsOf(db, signUp)
      signUps.push({
        ...record,
        consents: await consentsOf(db, signUp.id),
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
    console.log('A fingerprint stays, so that a backup does not bring the address back. Backups still hold it.')
  }
  const obstacle = await store.tidy()
  if (obstacle === '') return
  process.exitCode = 1
  console.error(
    `What was deleted can still be read on the disk, in the log of ${store.place}: ${obstacle}. Close it, and give this command again.`,
  )
}
