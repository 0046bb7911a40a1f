import path from 'node:path'
import { distFolder, root } from './places.ts'

/** Runs a command that builds; when it fails, its end is a sentence and an exit code. */
export async function orExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isSetting = error instanceof Error && error.name === 'SettingError' // it says what to do
    console.error(isSetting ? error.message : explainFailure(error))
    process.exit(1)
  }
}

/** Why a build could not be written, as a sentence; what is wrong with the program itself keeps its stack. */
export function explainFailure(error: unknown): string {
  const { code, at } = cause(error)
  const place = at ? path.relative(root, at) || '.' : ''
  const stays = 'The build before stays as it is.'
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full${place && `: ${place} could not be written`}. ${stays}`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${place || path.relative(root, distFolder)} may not be written by this user. ${stays}`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${place} is in the way: a folder is needed there. ${stays}`
  if (code === 'EMFILE' || code === 'ENFILE') return `The system lets too few files be open at a time. ${stays}`
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  return `The build failed. ${stays}\n${stack}`
}

/** The system's error, which a tool may have put into its own. */
function cause(error: unknown): { code?: unknown; at?: string | undefined } {
  if (!(error instanceof Error)) return {}
  const at = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)) return { code: error.code, at }
  const [, code, told] = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b[^']*(?:'([^']+)')?/.exec(error.message) ?? []
  if (code) return { code, at: told }
  if (/No space left on device/i.test(error.message)) return { code: 'ENOSPC' }
  if (/Permission denied|Read-only file system/i.test(error.message)) return { code: 'EACCES' }
  return cause(error.cause)
}
