import { requeueMails } from '../mail/mails.ts'
import type { SqlRow, Store } from '../store/store.ts'
import { formatIsoTime, printRows } from './table.ts'

/** Prints the undelivered mails; the column `next` is the time of the next attempt, or of the last one. */
export async function printMailQueue(store: Store): Promise<void> {
  const query = `SELECT mail.id, COALESCE(address, 'owner') AS email, sign_up.kind, mail.kind AS mail, mail.state, attempts,
     mail.created_at AS created, COALESCE(done_at, due_at) AS next, problem
   FROM mail LEFT JOIN sign_up ON sign_up.id = mail.sign_up WHERE mail.state <> 'sent' ORDER BY mail.created_at, mail.id`
  const mails = await store.read((db) => db.all<SqlRow & { created: number; next: number }>(query))
  const rows = mails.map((mail) => ({ ...mail, created: formatIsoTime(mail.created), next: formatIsoTime(mail.next) }))
  printRows(rows, ['id', 'email', 'kind', 'mail', 'state', 'attempts', 'created', 'next', 'problem'])
}

const STATES = ['written', 'dead', 'uncertain']

export async function resendMails(store: Store, argument: string): Promise<void> {
  if (!argument) throw new Error('Say which: resend written, dead, uncertain, or the name of one mail')
  const count = await store.transaction((db) => requeueMails(db, argument, Date.now()))
  if (count === 0 && !STATES.includes(argument))
    throw new Error(
      `There is no mail “${argument}” that could go out again. “mail” lists their names; or say ${STATES.join(', ')}`,
    )
  console.log(`${count} in the queue again. The server looks into it at its next start, or within ten minutes.`)
}
