import { type SignUpKind, signUpKinds } from '../../../site/sign-up.ts'
import type { EmailAddress } from '../email-address.ts'
import { deleteFromOutbox } from '../mail/mail-transport.ts'
import { personalLink } from '../people/mail-contents.ts'
import { findSignUpsByAddress, findWithdrawal, withdrawSignUp, withSupportedLanguage } from '../people/sign-ups.ts'
import { SIGN_UPS_WITH_CONSENT_QUERY, type SignUpWithConsent } from '../people/sign-ups-with-consent.ts'
import { readSecret } from '../secret.ts'
import type { Connection, Store } from '../store/store.ts'
import { exportColumns } from './export-columns.ts'
import { type ExportedRecord, toSignUpRecord } from './record.ts'
import { formatIsoTime, printRows, toCsv } from './table.ts'

/** Prints all sign-ups, or those of one kind, newest first. */
export async function printSignUps(store: Store, kind: SignUpKind | null): Promise<void> {
  const found = await store.read((db) => findSignUps(db, kind))
  printRows(found.map(toSignUpRecord), [
    'email',
    'kind',
    'state',
    'language',
    'signedUp',
    'confirmed',
    'consent',
    'question',
  ])
}

async function findSignUps(db: Connection, kind: SignUpKind | null): Promise<SignUpWithConsent[]> {
  const all = await db.all<SignUpWithConsent>(`${SIGN_UPS_WITH_CONSENT_QUERY} ORDER BY created_at DESC, sign_up.id`)
  return all.filter((signUp) => signUp.kind === (kind ?? signUp.kind)).map(withSupportedLanguage)
}

type ExportOptions = { format?: string; since?: string }

/** Prints the sign-ups of a kind that may be mailed as CSV, with general columns or those of a mailing service. */
export async function printSignUpsAsCsv(
  store: Store,
  kind: SignUpKind | null,
  { format = 'csv', since }: ExportOptions,
  publicAddress: string,
): Promise<void> {
  if (!kind) throw new Error('Say which kind: --kind newsletter, --kind demo or --kind trial')
  const formats = ['csv', 'json', ...Object.keys(exportColumns)]
  if (!formats.includes(format)) throw new Error(`--format is one of ${formats.join(', ')}`)
  if (since !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(since) && Date.parse(since)))
    throw new Error('--since is a day, such as 2026-11-21')
  const [found, secret] = await store.read(async (db) => [await findSignUps(db, kind), await readSecret(db)] as const)
  const records: ExportedRecord[] = found
    // Unconfirmed addresses must not be mailed.
    .filter(({ state }) => state !== 'unconfirmed')
    .map((signUp) => ({
      ...toSignUpRecord(signUp),
      unsubscribe: personalLink('unsubscribe', secret, signUp, publicAddress),
    }))
    .filter(({ confirmed, signedUp }) => (confirmed || signedUp) >= (since ?? ''))
  const columns = exportColumns[format]
  if (format === 'json') console.log(JSON.stringify(records, null, 2))
  else if (!columns) process.stdout.write(toCsv(records, PRINTED_COLUMNS))
  else {
    const rows = records.map((record) => Object.fromEntries(columns.map(([name, read]) => [name, read(record)])))
    const names = columns.map(([name]) => name)
    process.stdout.write(toCsv(rows, names, true))
  }
}

const PRINTED_COLUMNS = [
  ...['email', 'kind', 'language', 'state', 'signedUp', 'confirmed', 'question', 'unsubscribe'],
  ...['consent', 'consentAt', 'consentVersion', 'consentWording'],
]

/** Prints all stored data about a person, for a request for access (GDPR). */
export async function printStoredData(store: Store, { address, key }: EmailAddress): Promise<void> {
  const found = await store.read(async (db) => {
    const signUps = []
    for (const signUp of await findSignUpsByAddress(db, key)) {
      const consents = await db.all('SELECT * FROM consent WHERE sign_up = ? ORDER BY at, id', signUp.id)
      const mails = await db.all('SELECT * FROM mail WHERE sign_up = ? OR id = ?', signUp.id, signUp.notice)
      signUps.push({ ...signUp, consents, mails })
    }
    const withdrawals = []
    for (const kind of signUpKinds) withdrawals.push(await findWithdrawal(db, { kind, addressKey: key }))
    return { email: address, signUps, withdrawn: withdrawals.filter((mark) => mark !== undefined) }
  })
  if (found.signUps.length === 0 && found.withdrawn.length === 0) console.log(`Nothing is stored about ${address}.`)
  else console.log(JSON.stringify(found, withTimes, 2))
}

/** A JSON replacer that formats timestamps (keys named `at` or ending in `At`) as ISO dates. */
function withTimes(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(^a|A)t$/.test(name) ? formatIsoTime(value) : value
}

/** Deletes all data about a person, for a request for erasure (GDPR), and prints what may remain on the disk. */
export async function eraseAddress(store: Store, { address, key }: EmailAddress, outbox: string): Promise<void> {
  const { kinds, mails } = await store.transaction(async (db) => {
    const signUps = await findSignUpsByAddress(db, key)
    const mails: string[] = []
    for (const signUp of signUps) mails.push(...(await withdrawSignUp(db, signUp, Date.now())))
    return { kinds: signUps.map(({ kind }) => kind), mails }
  })
  await deleteFromOutbox(outbox, mails)
  if (kinds.length === 0) console.log(`Nothing is stored about ${address}.`)
  else {
    console.log(`Deleted ${address} from: ${kinds.join(', ')}.`)
    console.log('A keyed hash stays, so that a backup does not bring the address back. Backups still hold the address.')
  }
  const obstacle = await store.checkpoint()
  if (obstacle) {
    throw new Error(
      `What was deleted can still be read on the disk, in the log of ${store.place}: ${obstacle}. Close it, and give this command again.`,
    )
  }
}
