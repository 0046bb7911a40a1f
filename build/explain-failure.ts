import path from 'node:path'
import { ContentError } from './content-error.ts'
import { distFolder, root } from './places.ts'
import { ProcessKilled } from './run-in-process.ts'

/** Runs a command that builds; when it fails, its end is a sentence and an exit code. */
export async function exitOnError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isSentence = error instanceof Error && /^(Setting|Content)Error$/.test(error.name) // it says what to do
    console.error(isSentence ? sentenceOf(error) : explainFailure(error))
    process.exit(1)
  }
}

function sentenceOf(error: Error): string {
  return error instanceof ContentError ? `${error.file}\n  ${error.message}\n  ${error.todo}` : error.message
}

/** What a build needs at most, in megabytes. */
const BUILD_MEGABYTES = 1200

/** Why a process of the build has ended without a word. */
export function explainSignal(signal: string): string {
  if (signal !== 'SIGKILL') return `The build was ended by ${signal}.`
  return (
    `The build was ended by the system (SIGKILL), most likely because memory ran out: it needs about ` +
    `${BUILD_MEGABYTES} MB. Build on a larger machine and copy dist/ (docs/deploy.md).`
  )
}

/** Says before a build that memory is short. */
export function warnOfLittleMemory(megabytes = process.availableMemory() / 1e6): void {
  if (megabytes >= BUILD_MEGABYTES) return
  const free = Math.round(megabytes)
  console.warn(`A build needs about ${BUILD_MEGABYTES} MB of memory; ${free} MB are free. The system may end it.`)
}

/** Why a build could not be written, as a sentence; what is wrong with the program itself keeps its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ProcessKilled) return explainSignal(error.signal)
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
