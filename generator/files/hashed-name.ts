import { hash } from 'node:crypto'

/**
 * A file name with a hash of the content, so that the file can be cached for ever.
 * @example hashedFileName('icons.svg', '<svg/>') // 'icons.1f4c0b7a.svg'
 */
export function hashedFileName(name: string, bytes: string | Buffer): string {
  return name.replace(/\.(\w+)$/, `.${hash('sha256', bytes).slice(0, 8)}.$1`)
}
