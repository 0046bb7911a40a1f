import path from 'node:path'

/**
 * What is built; another folder lets a build with other settings stand beside the usual one. Apart from settings.ts,
 * because it must be known before the content, which an editor may have broken, is read.
 */
export function readDistFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(env.DIST_FOLDER || 'dist')
}
