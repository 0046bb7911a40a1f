import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../settings.ts'
import { backUp, move, restore } from '../store/copy.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { type Arguments, Refusal } from './arguments.ts'

/* What the owner does with everything at once: back up, restore, move. */

export async function makeBackup(store: Store, { argument }: Arguments): Promise<void> {
  if (!argument) throw new Refusal('Say where to: npm run signups -- backup sign-ups-backup.db')
  if (existsSync(argument)) throw new Refusal(`${argument} exists. Choose another name; nothing has been written.`)
  const file = path.resolve(argument)
  if (!existsSync(path.dirname(file))) throw new Refusal(`There is no folder ${path.dirname(file)}.`)
  await backUp(store, file)
  console.log(`Copied to ${argument}. It holds personal data: keep it as safe as the original.`)
}

export async function restoreBackup(store: Store, { argument }: Arguments): Promise<void> {
  if (!argument) throw new Refusal('Say which: npm run signups -- restore sign-ups-backup.db')
  if (!existsSync(argument)) throw new Refusal(`There is no file ${argument}.`)
  const { added, present, forbidden, isSameSecret } = await restore(store, argument)
  console.log(`Added ${added}. Already there: ${present}. Left out because they have unsubscribed: ${forbidden}.`)
  if (!isSameSecret)
    console.log('The links in mails from before the backup do not work: the database has a new secret.')
}

/** From the file to PostgreSQL, or back. */
export async function moveAll(environment: Environment, { argument }: Arguments): Promise<void> {
  if (argument !== 'postgres' && argument !== 'file') {
    throw new Refusal('Say where to: npm run signups -- move postgres, or: npm run signups -- move file')
  }
  if (!environment.databaseUrl) throw new Refusal('Set DATABASE_URL to the PostgreSQL database, for both directions.')
  const isToPostgres = argument === 'postgres'
  if (isToPostgres && !existsSync(environment.signUpDatabase)) {
    throw new Refusal(`There is no database at ${environment.signUpDatabase}.`)
  }
  const postgres = openStore(environment)
  const file = openStore({ ...environment, databaseUrl: '' })
  try {
    const [from, to] = isToPostgres ? [file, postgres] : [postgres, file]
    const counts = await move(from, to)
    console.log(`Moved from ${from.place} to ${to.place}, and counted on both sides:`)
    for (const [table, rows] of Object.entries(counts)) console.log(`  ${table.padEnd(10)} ${rows}`)
    const next = isToPostgres ? 'Start the site with DATABASE_URL' : 'Start the site without DATABASE_URL'
    console.log(`${next}. What was moved is still there too: delete it when all is well.`)
  } finally {
    await Promise.all([postgres.close(), file.close()])
  }
}
