import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Connection } from './store/store.ts'

/** What a signature is for; one made for one thing is worth nothing for another. `link` is the link to unsubscribe. */
type Purpose = 'form' | 'confirm' | 'link' | 'withdrawn'

/** The key of all signatures; it lives in the database, so that one file is all there is to keep. */
export async function readSecret(db: Connection): Promise<string> {
  const row = await db.get<{ value: string }>("SELECT value FROM setting WHERE name = 'secret'")
  if (!row) throw new Error('The database of sign-ups holds no secret.')
  return row.value
}

/** Something with its signature: `value.signature`. */
export function signValue(secret: string, purpose: Purpose, value: string): string {
  return `${value}.${signature(secret, purpose, value)}`
}

/** What was signed, or null when somebody else made it up. */
export function readSigned(secret: string, purpose: Purpose, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  const value = signed.slice(0, Math.max(0, dot))
  const given = Buffer.from(signed.slice(dot + 1))
  const right = Buffer.from(signature(secret, purpose, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/**
 * What stands for an address on a list without naming it. It is personal data all the same: with the key, which lies in
 * the same database, an address can be tried.
 */
export function keyedHash(secret: string, kind: string, addressKey: string): string {
  return signature(secret, 'withdrawn', `${kind} ${addressKey}`)
}

function signature(secret: string, purpose: Purpose, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
