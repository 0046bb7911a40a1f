import { readEmailAddress } from '../email-address.ts'
import { requeueMails } from '../mail/mails.ts'
import { readMails } from '../people/records.ts'
import { liftSuppression, OWNER, suppress } from '../people/sign-ups.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, CommandError } from './arguments.ts'
import { print } from './table.ts'

/* What the owner does with the mails of the service. */

export async function showMail(store: Store): Promise<void> {
  const mails = await store.read((db) => readMails(db, null))
  print(mails, ['id', 'email', 'list', 'kind', 'state', 'attempts', 'created', 'next', 'problem'])
}

export async function resend(store: Store, { argument }: Arguments): Promise<void> {
  if (!argument) throw new CommandError('Say which: resend written, dead, uncertain, or the name of one mail')
  const which = ['written', 'dead', 'uncertain'].includes(argument) ? { state: argument } : { id: argument }
  const count = await store.transaction((db) => requeueMails(db, which, Date.now()))
  console.log(`${count} in the queue again. The server looks into it at its next start, or within ten minutes.`)
}

export async function notify(store: Store, { argument }: Arguments, owner: string): Promise<void> {
  const email = readEmailAddress(owner)
  if (typeof email === 'string' || (argument !== 'on' && argument !== 'off')) throw new CommandError('Say on or off')
  await store.transaction((db) =>
    argument === 'off' ? suppress(db, OWNER, email.key, Date.now()) : liftSuppression(db, OWNER, email.key),
  )
  console.log(`${owner} ${argument === 'on' ? 'gets' : 'gets no'} mail about demo and trial requests.`)
}
