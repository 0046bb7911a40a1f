import { DAY_MS, HOUR_MS } from '../durations.ts'
import { personKey } from '../email-address.ts'
import { keyedHash, readSecret } from '../secret.ts'
import type { Connection } from '../store/store.ts'

/** How long nobody gets another mail because of a form: anybody can type somebody else's address, over and over. */
const pauses = [HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS]

/**
 * Whether a person may get a mail of a kind now; counts it when so. The count is kept under a keyed hash, so that
 * it outlives unsubscribing, and each call writes, so that the time it takes says nothing.
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
  // By distance, so that a clock that was ahead once silences nobody for long.
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

/** After a confirmation: the person has shown that the mails are wanted. */
export async function resetThrottle(db: Connection, kind: string, addressKey: string): Promise<void> {
  await db.run('UPDATE mailed SET times = 1 WHERE person = ?', await hashPerson(db, kind, addressKey))
}

/**
 * After somebody who had confirmed has left: one mail may follow at once, for who thinks better of it. The count stays,
 * and nobody but the reader of the mails can confirm again: leaving and signing up in turn is no way round the pauses.
 */
export async function allowOneMore(db: Connection, kind: string, addressKey: string, now: number): Promise<void> {
  const longAgo = now - Math.max(...pauses)
  await db.run('UPDATE mailed SET at = ? WHERE person = ?', longAgo, await hashPerson(db, kind, addressKey))
}

async function hashPerson(db: Connection, kind: string, addressKey: string): Promise<string> {
  return keyedHash(await readSecret(db), `mailed ${kind}`, personKey(addressKey))
}
