import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type SignUpKind, signUpKinds } from '../../content/site.ts'
import { SettingError } from '../../src/sign-up/contract/setting-error.ts'
import { readEnvironment } from '../settings.ts'
import { type EmailAddress, readEmailAddress } from './form/email-address.ts'
import { fingerprint, readSecret } from './link/secret.ts'
import { deleteFromOutbox } from './mail/delivery.ts'
import { requeueMail } from './mail/mails.ts'
import { backUp, restore } from './store/backup.ts'
import { SignUpDatabase } from './store/database.ts'
import { consentsOf, listRecords, mailsOf, recordOf } from './store/records.ts'
import { findByAddress, forbid, isForbidden, OWNER, withdraw } from './store/sign-ups.ts'
import { type Rows, toCsv, toTable } from './table.ts'

const HELP = `The sign-ups of the embedded service (docs/sign-up.md).

  npm run signups -- list [--list newsletter|demo|trial]     everybody, the newest first
  npm run signups -- export --list newsletter --format csv   the confirmed addresses of a list, with their consent
                     [--format json] [--state all]
  npm run signups -- show <e-mail>                           everything that is stored about a person
  npm run signups -- erase <e-mail>                          deletes it
  npm run signups -- backup <file>                           a complete copy, also while the site runs
  npm run signups -- restore <file>                          adds what a backup holds
  npm run signups -- mail                                    the mails that have not left
  npm run signups -- resend <id>|all                         tries those again that were given up or only written
  npm run signups -- notify on|off                           mails to the owner about demo and trial requests

Under npm, add --silent before -- to get nothing but the output: npm run --silent signups -- export …`

const { values, positionals } = readArguments()
const [command = 'help', argument] = positionals

/** Does what was typed after `npm run signups --`. */
export async function runCommand(): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function run(): Promise<void> {
  if (command === 'help' || values.help) return console.log(HELP)
  const { signUpDatabase: file, mail } = readEnvironment(process.env)
  if (!existsSync(file) && command !== 'restore') {
    throw new Refusal(`There is no database at ${file}: nobody has signed up yet, or SIGN_UP_DATABASE is another file.`)
  }
  const database = new SignUpDatabase(file)
  try {
    if (command === 'list') await list(database)
    else if (command === 'export') await exportList(database)
    else if (command === 'show') await show(database, wantedEmail())
    else if (command === 'erase') await erase(database, wantedEmail(), mail.outbox)
    else if (command === 'backup') makeBackup(file)
    else if (command === 'restore') await restoreBackup(database)
    else if (command === 'mail') await showMail(database)
    else if (command === 'resend') await resend(database)
    else if (command === 'notify') await notify(database, mail.owner)
    else throw new Refusal(`“${command}” is no command.\n\n${HELP}`)
  } finally {
    database.close()
  }
}

/** A sentence for whoever typed the command; no stack. */
class Refusal extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'string' },
        format: { type: 'string' },
        state: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exit(1)
  }
}

async function list(database: SignUpDatabase): Promise<void> {
  const kind = wantedList()
  const records = await database.read((db) => listRecords(db, kind))
  print(records, ['email', 'list', 'state', 'language', 'signedUp', 'confirmed', 'consent'])
}

async function exportList(database: SignUpDatabase): Promise<void> {
  const kind = wantedList()
  if (!kind) throw new Refusal('Say which list: --list newsletter, --list demo or --list trial')
  const format = values.format ?? 'csv'
  if (format !== 'csv' && format !== 'json') throw new Refusal('--format is csv or json')
  if (values.state && values.state !== 'all') throw new Refusal('--state is all, or left out')
  const all = await database.read((db) => listRecords(db, kind))
  // Nobody who has not confirmed may be written to.
  const records = all.filter(({ state }) => values.state === 'all' || state !== 'unconfirmed')
  const columns = ['email', 'list', 'language', 'state', 'signedUp', 'confirmed']
  const proof = ['consent', 'consentAt', 'consentVersion', 'consentWording']
  if (format === 'json') console.log(JSON.stringify(records, null, 2))
  else process.stdout.write(toCsv(records, [...columns, ...proof]))
}

async function show(database: SignUpDatabase, email: EmailAddress): Promise<void> {
  const found = await database.transaction((db) => {
    const secret = readSecret(db)
    const withdrawn = [...signUpKinds, OWNER].flatMap((kind) => {
      const hash = fingerprint(secret, kind, email.key)
      return isForbidden(db, kind, email.key) ? [{ list: kind, fingerprint: hash }] : []
    })
    const signUps = findByAddress(db, email.key).map((signUp) => ({
      ...recordOf(db, signUp),
      consents: consentsOf(db, signUp.id),
      mails: mailsOf(db, signUp.id).map(({ kind, state, created, next }) => ({ kind, state, created, done: next })),
    }))
    return { email: email.address, signUps, withdrawn }
  })
  if (found.signUps.length === 0 && found.withdrawn.length === 0)
    console.log(`Nothing is stored about ${email.address}.`)
  else console.log(JSON.stringify(found, null, 2))
}

async function erase(database: SignUpDatabase, email: EmailAddress, outbox: string): Promise<void> {
  const found = await database.transaction((db) => {
    const signUps = findByAddress(db, email.key)
    const mails = signUps.flatMap((signUp) => withdraw(db, signUp, Date.now()))
    return { lists: signUps.map((signUp) => signUp.list), mails }
  })
  await database.tidy()
  await deleteFromOutbox(outbox, found.mails)
  if (found.lists.length === 0) return console.log(`Nothing is stored about ${email.address}.`)
  console.log(`Deleted ${email.address} from: ${found.lists.join(', ')}.`)
  console.log('A fingerprint stays, so that a backup does not bring the address back. Backups still hold it.')
}

function makeBackup(file: string): void {
  if (!argument) throw new Refusal('Say where to: npm run signups -- backup sign-ups-backup.db')
  if (existsSync(argument)) throw new Refusal(`${argument} exists. Choose another name; nothing has been written.`)
  backUp(file, path.resolve(argument))
  console.log(`Copied to ${argument}. It holds personal data: keep it as safe as the original.`)
}

async function restoreBackup(database: SignUpDatabase): Promise<void> {
  if (!argument) throw new Refusal('Say which: npm run signups -- restore sign-ups-backup.db')
  if (!existsSync(argument)) throw new Refusal(`There is no file ${argument}.`)
  const { added, present, forbidden, isSameSecret } = await restore(database, argument)
  console.log(`Added ${added}. Already there: ${present}. Left out because they have unsubscribed: ${forbidden}.`)
  if (!isSameSecret)
    console.log('The links in mails from before the backup do not work: the database has a new secret.')
}

async function showMail(database: SignUpDatabase): Promise<void> {
  const mails = await database.read((db) => mailsOf(db, null))
  print(mails, ['id', 'email', 'list', 'kind', 'state', 'attempts', 'created', 'next', 'problem'])
}

async function resend(database: SignUpDatabase): Promise<void> {
  if (!argument) throw new Refusal('Say which: npm run signups -- resend <id> or all')
  const id = argument === 'all' ? null : argument
  const count = await database.transaction((db) => requeueMail(db, id, Date.now()))
  console.log(`${count} in the queue again. The server looks into it at its next start, or within ten minutes.`)
}

async function notify(database: SignUpDatabase, owner: string): Promise<void> {
  const email = readEmailAddress(owner)
  if (typeof email === 'string' || (argument !== 'on' && argument !== 'off')) throw new Refusal('Say on or off')
  await database.transaction((db) => {
    if (argument === 'off') return forbid(db, OWNER, email.key, Date.now())
    db.prepare('DELETE FROM withdrawn WHERE hash = ?').run(fingerprint(readSecret(db), OWNER, email.key))
  })
  console.log(`${owner} ${argument === 'on' ? 'gets' : 'gets no'} mail about demo and trial requests.`)
}

/** A table for people, CSV for programs. */
function print(rows: Rows, columns: readonly string[]): void {
  if (!process.stdout.isTTY) process.stdout.write(toCsv(rows, columns))
  else console.log(rows.length === 0 ? 'Nothing here.' : `${toTable(rows, columns)}\n\n${rows.length} in all`)
}

function wantedList(): SignUpKind | null {
  if (values.list === undefined) return null
  const kind = signUpKinds.find((known) => known === values.list)
  if (!kind) throw new Refusal(`“${values.list}” is no list. There are: ${signUpKinds.join(', ')}`)
  return kind
}

function wantedEmail(): EmailAddress {
  const email = readEmailAddress(argument ?? '')
  if (typeof email === 'string')
    throw new Refusal(`Say whose, for example: npm run signups -- ${command} name@example.com`)
  return email
}
