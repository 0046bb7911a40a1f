import path from 'node:path'

/**
 * The output folder of the build, from DIST; another one lets a build with other settings exist beside the usual one.
 * Separate from settings.ts, because it is needed before the content is read, which may be invalid.
 */
export function readDistFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(env.DIST_FOLDER || 'dist')
}
