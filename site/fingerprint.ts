/** A short name of a text, the same wherever it is computed (32-bit FNV-1a); not for security. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
