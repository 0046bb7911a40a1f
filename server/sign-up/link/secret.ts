import { createHmac, timingSafeEqual } from 'node:crypto'
import { text } from '../store/row.ts'
import type { Connection } from '../store/store.ts'

/** What a signature is for; one made for one thing is worth nothing for another. */
type Purpose = 'form' | 'link' | 'withdrawn'

/** The key of all signatures; it lives in the database, so that one file is all there is to keep. */
export async function readSecret(db: Connection): Promise<string> {
  const row = await db.get("SELECT value FROM setting WHERE name = 'secret'")
  if (!row) throw new Error('The database of sign-ups holds no secret.')
  return text(row, 'value')
}

/** Something with its signature: `value.signature`. */
export function sign(secret: string, purpose: Purpose, value: string): string {
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

/** The fingerprint of an address that has left a list; it cannot be turned back without this database's secret. */
export function fingerprint(secret: string, list: string, addressKey: string): string {
  return signature(secret, 'withdrawn', `${list} ${addressKey}`)
}

function signature(secret: string, purpose: Purpose, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
}
