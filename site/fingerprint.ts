/** Computes the 32-bit FNV-1a hash of a text, in Node and browsers. It is not cryptographic. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
