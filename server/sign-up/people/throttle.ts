import { DAY_MS, HOUR_MS } from '../durations.ts'
import { mailboxKey } from '../email-address.ts'
import { keyedHash, readSecret } from '../secret.ts'
import type { Connection } from '../store/store.ts'

/**
 * Growing minimum intervals between mails to one address that forms trigger, because anybody can submit somebody else's
 * address.
 */
const pauses = [HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS]

/**
 * Whether an address may get a mail of a kind now; if so, the mail is counted. The count is stored under a keyed hash,
 * so it survives unsubscribing. Every call writes to the database, so that timing reveals nothing.
 */
export async function consumeMailQuota(
  db: Connection,
  kind: string,
  addressKey: string,
  now: number,
): Promise<boolean> {
  const person = await hashPerson(db, kind, addressKey)
  const query = 'SELECT at, times FROM mailed WHERE person = ?'
  const { at, times } = (await db.get<{ at: number; times: number }>(query, person)) ?? { at: 0, times: 0 }
  // The absolute difference, so that a time stored while the clock was ahead does not block an address for long.
  const isTooSoon = times > 0 && Math.abs(now - at) < (pauses[Math.min(times, pauses.length) - 1] ?? 0)
  await db.run(
    `INSERT INTO mailed (person, at, times) VALUES (?, ?, ?)
     ON CONFLICT (person) DO UPDATE SET at = excluded.at, times = excluded.times`,
    person,
    isTooSoon ? at : now,
    isTooSoon ? times : times + 1,
  )
  return !isTooSoon
}

/** Resets the limit after a confirmation, which shows that the mailbox owner wants the mails. */
export async function resetMailQuota(db: Connection, kind: string, addressKey: string): Promise<void> {
  await db.run('UPDATE mailed SET times = 1 WHERE person = ?', await hashPerson(db, kind, addressKey))
}

/**
 * Allows one more mail right after a confirmed person has unsubscribed, in case they sign up again. The limit cannot be
 * bypassed this way: the count stays, and only the owner of the mailbox can confirm.
 */
export async function allowOneMoreMail(db: Connection, kind: string, addressKey: string, now: number): Promise<void> {
  const longAgo = now - Math.max(...pauses)
  await db.run('UPDATE mailed SET at = ? WHERE person = ?', longAgo, await hashPerson(db, kind, addressKey))
}

async function hashPerson(db: Connection, kind: string, addressKey: string): Promise<string> {
  return keyedHash(await readSecret(db), `mailed ${kind}`, mailboxKey(addressKey))
}
