import path from 'node:path'

/**
 * The output folder of the build, from DIST_FOLDER, for builds with different settings beside each other. Separate from
 * settings.ts, which reads the content, because the content may be invalid.
 */
export function readDistFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(env.DIST_FOLDER || 'dist')
}
