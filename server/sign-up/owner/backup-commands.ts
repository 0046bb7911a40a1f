import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Store } from '../store/store.ts'
import { type Arguments, CommandError } from './arguments.ts'
import { backUp, restore } from './backup.ts'

/* What the owner does with everything at once: back up, restore. */

export async function makeBackup(store: Store, { argument }: Arguments): Promise<void> {
  if (!argument) throw new CommandError('Say where to: backup sign-ups-backup.db')
  if (existsSync(argument)) throw new CommandError(`${argument} exists. Choose another name; nothing has been written.`)
  const file = path.resolve(argument)
  if (!existsSync(path.dirname(file))) throw new CommandError(`There is no folder ${path.dirname(file)}.`)
  await backUp(store, file)
  console.log(`Copied to ${file}. It holds personal data: keep it as safe as the original.`)
}

export async function restoreBackup(store: Store, given: Arguments): Promise<void> {
  const { argument } = given
  if (!argument) throw new CommandError('Say which: restore sign-ups-backup.db')
  if (!existsSync(argument)) throw new CommandError(`There is no file ${argument}.`)
  const { added, present, suppressed, isSameSecret } = await restore(store, argument, given['with-mail'])
  console.log(`Added ${added}. Already there: ${present}. Left out because they have unsubscribed: ${suppressed}.`)
  if (!isSameSecret)
    console.log('The links in mails from before the backup do not work: the database has a new secret.')
}
