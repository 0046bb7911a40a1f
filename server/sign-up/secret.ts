import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Connection } from './store/store.ts'

/** The purpose of a signature, which is valid for that purpose only. `link` is the unsubscribe link. */
type Purpose = 'form' | 'confirm' | 'link' | 'withdrawn'

/** Reads the HMAC key of all signatures; it is stored in the database, so that a backup needs only one file. */
export async function readSecret(db: Connection): Promise<string> {
  const row = await db.get<{ value: string }>("SELECT value FROM setting WHERE name = 'secret'")
  if (!row) throw new Error('The database of sign-ups holds no secret.')
  return row.value
}

/** Signs a value: returns `value.signature`. */
export function signValue(secret: string, purpose: Purpose, value: string): string {
  return `${value}.${computeSignature(secret, purpose, value)}`
}

/** Verifies a signed value; returns the value, or null when the signature is wrong. */
export function verifySignedValue(secret: string, purpose: Purpose, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  const value = signed.slice(0, Math.max(0, dot))
  const given = Buffer.from(signed.slice(dot + 1))
  const right = Buffer.from(computeSignature(secret, purpose, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/**
 * A keyed hash (HMAC) of an address, for lists that must not contain it. It is still personal data: with the key, which
 * is in the same database, an address can be tested.
 */
export function keyedHash(secret: string, kind: string, addressKey: string): string {
  return computeSignature(secret, 'withdrawn', `${kind} ${addressKey}`)
}

function computeSignature(secret: string, purpose: Purpose, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
