import { DAY_MS, HOUR_MS } from '../durations.ts'
import { mailboxKey } from '../email-address.ts'
import { keyedHash, readSecret } from '../secret.ts'
import type { Connection } from '../store/store.ts'

/**
 * Growing minimum intervals between mails that forms can cause to one address, since anybody can type somebody else's.
 */
const pauses = [HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS]

/**
 * Whether an address may get a mail of a kind now; if so, counts it. The count is stored under a keyed hash, so that it
 * survives unsubscribing, and each call writes, so that timing reveals nothing.
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
  // Absolute difference, so that a time set while the clock was ahead blocks nobody for long.
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

/** Resets the limit after a confirmation, which shows that mails are wanted. */
export async function resetMailQuota(db: Connection, kind: string, addressKey: string): Promise<void> {
  await db.run('UPDATE mailed SET times = 1 WHERE person = ?', await hashPerson(db, kind, addressKey))
}

/**
 * Allows one more mail right after a confirmed person has unsubscribed, in case they change their mind. The count
 * stays, and only the owner of the mailbox can confirm again, so this is no way around the limit.
 */
export async function allowOneMoreMail(db: Connection, kind: string, addressKey: string, now: number): Promise<void> {
  const longAgo = now - Math.max(...pauses)
  await db.run('UPDATE mailed SET at = ? WHERE person = ?', longAgo, await hashPerson(db, kind, addressKey))
}

async function hashPerson(db: Connection, kind: string, addressKey: string): Promise<string> {
  return keyedHash(await readSecret(db), `mailed ${kind}`, mailboxKey(addressKey))
}
