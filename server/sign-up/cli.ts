import { existsSync } from 'node:fs'
import { readEnvironment } from '../settings.ts'
import { type Arguments, CommandError, readArguments } from './owner/arguments.ts'
import { makeBackup, restoreBackup } from './owner/backup-commands.ts'
import { erase, exportList, list, show } from './owner/people.ts'
import { notify, resend, showMail } from './owner/queue.ts'
import { openStore } from './store/open-store.ts'

const HELP = `The sign-ups of the embedded service (docs/sign-up.md).

  npm run signups -- list [--list newsletter|demo|trial]     everybody, the newest first
  npm run signups -- export --list newsletter                the confirmed addresses of a list, with their consent:
                     [--format csv|excel|json                  as a table of our own,
                      |mailchimp|brevo|keila|listmonk]         or as a mailing service imports it
                     [--since 2026-11-21] [--state all]        those since a day; the unconfirmed as well
  npm run signups -- show <e-mail>                           everything that is stored about a person
  npm run signups -- erase <e-mail>                          deletes it
  npm run signups -- backup <file>                           a complete copy, also while the site runs
  npm run signups -- restore <file> [--with-mail]            adds what a backup holds; with the mails that waited in it
  npm run signups -- mail                                    the mails that have not left
  npm run signups -- resend <id>|written|dead|uncertain      tries those again
  npm run signups -- notify on|off                           mails to the owner about demo and trial requests

Under npm, add --silent before -- to get nothing but the output: npm run --silent signups -- export …`

/** Does what was typed after `npm run signups --`. */
export async function runCommand(): Promise<void> {
  // The reader has seen enough, as “| head” has.
  process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
  try {
    const given = readArguments(process.argv.slice(2))
    if (given.command === 'help' || given.help) return console.log(HELP)
    await run(given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

async function run(given: Arguments): Promise<void> {
  const environment = readEnvironment(process.env)
  const { databaseUrl, host, mail, port, publicAddress, signUpDatabase: file } = environment
  if (!databaseUrl && !existsSync(file) && given.command !== 'restore') {
    throw new CommandError(
      `There is no database at ${file}: nobody has signed up yet, or SIGN_UP_DATABASE is another file.`,
    )
  }
  const store = openStore(environment)
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    list: () => list(store, given),
    export: () => {
      const address = publicAddress || `http://${host}:${port}`
      if (!publicAddress) console.warn(`PUBLIC_ADDRESS is missing: the links to leave the list lead to ${address}.`)
      return exportList(store, given, address)
    },
    show: () => show(store, given),
    erase: () => erase(store, given, mail.outbox),
    backup: () => makeBackup(store, given),
    restore: () => restoreBackup(store, given),
    mail: () => showMail(store),
    resend: () => resend(store, given),
    notify: () => notify(store, given, mail.owner),
  }
  try {
    const command = commands[given.command]
    if (!command) throw new CommandError(`“${given.command}” is no command.\n\n${HELP}`)
    await command()
  } finally {
    await store.close()
  }
}
