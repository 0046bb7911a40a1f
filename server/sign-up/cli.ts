import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type SignUpKind, signUpKinds } from '../../site/sign-up.ts'
import { type Environment, readEnvironment } from '../settings.ts'
import { type EmailAddress, parseEmailAddress } from './email-address.ts'
import { backUpStore, restoreBackup } from './owner/backup.ts'
import { eraseAddress, printSignUps, printSignUpsAsCsv, printStoredData } from './owner/people.ts'
import { printMailQueue, resendMails } from './owner/queue.ts'
import { createStore } from './store/create-store.ts'

const HELP = `The sign-ups of the embedded service (docs/sign-up.md).

  npm run signups -- list [--kind newsletter|demo|trial]     everybody, the newest first
  npm run signups -- export --kind newsletter                the confirmed addresses of a kind, with their consent:
                     [--format csv|json                        as a table of our own,
                      |mailchimp|brevo|keila|listmonk]         or as a mailing service imports it
                     [--since 2026-11-21]                      those since a day
  npm run signups -- show <e-mail>                           everything that is stored about a person
  npm run signups -- erase <e-mail>                          deletes it
  npm run signups -- backup <file>                           a complete copy, also while the site runs
  npm run signups -- restore <file> [--with-mail]            adds what a backup holds; with the mails that waited in it
  npm run signups -- mail                                    the mails that have not left
  npm run signups -- resend <id>|written|dead|uncertain      tries those again

Under npm, add --silent before -- to get nothing but the output: npm run --silent signups -- export …`

const options = {
  kind: { type: 'string' },
  format: { type: 'string' },
  since: { type: 'string' },
  'with-mail': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const WITHOUT_ARGUMENT = ['list', 'export', 'mail']

/** The options of each subcommand; unknown options are refused, because ignoring a filter would affect more rows. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  list: ['kind'],
  export: ['kind', 'format', 'since'],
  restore: ['with-mail'],
}

/** Runs a subcommand of `npm run signups --`; returns the exit code. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command = 'help', argument = '', ...more] = positionals
    const rest = argument && WITHOUT_ARGUMENT.includes(command) ? argument : more[0]
    if (rest) throw new Error(`“${rest}” is one word too many. See: npm run signups -- help`)
    if (command === 'help' || values.help) console.log(HELP)
    else await runSubcommand(command, argument, values, readEnvironment(env))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function runSubcommand(command: string, argument: string, values: Values, environment: Environment) {
  const { databaseUrl, host, mail, port, publicAddress, signUpDatabase: file } = environment
  const store = createStore(environment)
  const email = () => readEmail(command, argument)
  if (command === 'show' || command === 'erase') email() // validate arguments before opening the database
  const kind = readKind(values.kind)
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    list: () => printSignUps(store, kind),
    export: () => {
      const address = publicAddress || `http://${host}:${port}`
      if (!publicAddress) console.warn(`PUBLIC_ADDRESS is missing: the links to leave the list lead to ${address}.`)
      return printSignUpsAsCsv(store, kind, values, address)
    },
    show: () => printStoredData(store, email()),
    erase: () => eraseAddress(store, email(), mail.outbox),
    backup: () => backUpStore(store, argument),
    restore: () => restoreBackup(store, argument, values['with-mail']),
    mail: () => printMailQueue(store),
    resend: () => resendMails(store, argument),
  }
  if (!commands[command]) throw new Error(`“${command}” is no command.\n\n${HELP}`)
  const unwanted = Object.keys(values).find((name) => !OPTIONS_OF[command]?.includes(name))
  if (unwanted) throw new Error(`“${command}” has no --${unwanted}. See: npm run signups -- help`)
  if (!databaseUrl && !existsSync(file) && command !== 'restore')
    throw new Error(`There is no database at ${file}: nobody has signed up yet, or SIGN_UP_DATABASE is another file.`)
  try {
    await commands[command]()
  } catch (error) {
    // SQLite's error message lacks the file name
    if (error instanceof Error && 'errcode' in error)
      throw new Error(`${store.place}: ${error.message}.${adviceFor(error)}`)
    throw error
  } finally {
    await store.close()
  }
}

function adviceFor(error: Error): string {
  return error.message.includes('locked') ? ' Another program has it open: try again when that has ended.' : ''
}

function readKind(name: string | undefined): SignUpKind | null {
  if (name === undefined) return null
  const kind = signUpKinds.find((known) => known === name)
  if (!kind) throw new Error(`“${name}” is no kind. There are: ${signUpKinds.join(', ')}`)
  return kind
}

function readEmail(command: string, text: string): EmailAddress {
  const email = parseEmailAddress(text)
  if (typeof email === 'string')
    throw new Error(
      `${text ? `“${text}” is no e-mail address.` : 'Say whose.'} For example: ${command} name@example.com`,
    )
  return email
}
