import { hash } from 'node:crypto'

/**
 * The name under which a file is served for ever: it changes with what the file holds.
 * @example hashedName('icons.svg', '<svg/>') // 'icons.1f4c0b7a.svg'
 */
export function hashedName(name: string, bytes: string | Buffer): string {
  return name.replace(/\.(\w+)$/, `.${hash('sha256', bytes).slice(0, 8)}.$1`)
}
