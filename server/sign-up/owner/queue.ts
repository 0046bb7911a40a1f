import { readEmailAddress } from '../form/email-address.ts'
import { fingerprint, readSecret } from '../link/secret.ts'
import { requeueMail } from '../mail/mails.ts'
import { mailsOf } from '../store/records.ts'
import { forbid, OWNER } from '../store/sign-ups.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, Refusal } from './arguments.ts'
import { print } from './table.ts'

/* What the owner does with the mails of the service. */

export async function showMail(store: Store): Promise<void> {
  const mails = await store.read((db) => mailsOf(db, null))
  print(mails, ['id', 'email', 'list', 'kind', 'state', 'attempts', 'created', 'next', 'problem'])
}

export async function resend(store: Store, { argument }: Arguments): Promise<void> {
  if (!argument) throw new Refusal('Say which: npm run signups -- resend <id> or all')
  const id = argument === 'all' ? null : argument
  const count = await store.transaction((db) => requeueMail(db, id, Date.now()))
  console.log(`${count} in the queue again. The server looks into it at its next start, or within ten minutes.`)
}

export async function notify(store: Store, { argument }: Arguments, owner: string): Promise<void> {
  const email = readEmailAddress(owner)
  if (typeof email === 'string' || (argument !== 'on' && argument !== 'off')) throw new Refusal('Say on or off')
  await store.transaction(async (db) => {
    if (argument === 'off') return forbid(db, OWNER, email.key, Date.now())
    await db.run('DELETE FROM withdrawn WHERE hash = ?', fingerprint(await readSecret(db), OWNER, email.key))
  })
  console.log(`${owner} ${argument === 'on' ? 'gets' : 'gets no'} mail about demo and trial requests.`)
}
