import { createHash } from 'node:crypto'

/**
 * The name under which a file is served for ever: it changes with what the file holds.
 * @example hashedName('icons.svg', '<svg/>') // 'icons.1f4c0b7a.svg'
 */
export function hashedName(name: string, bytes: string | Buffer): string {
  return name.replace(/\.(\w+)$/, `.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.$1`)
}
