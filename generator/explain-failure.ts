import { ContentError, ContentErrors } from './content-error.ts'
import { ProcessKilled } from './run-in-process.ts'

/** Runs a command that builds; when it fails, its end is a sentence and an exit code. */
export async function exitOnError(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(explainFailure(error))
    process.exit(1)
  })
}

/** Ends a command with what is to be done, where a trace would say nothing more. */
export function endWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Why a build has failed: what is to be done, or the system's words; what is wrong with the program keeps its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ContentError) return `${error.file}\n  ${error.message}\n  ${error.todo}`
  if (error instanceof ContentErrors) return error.message
  if (error instanceof ProcessKilled) return explainSignal(error.signal)
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  if (name === 'SettingError' || name === 'SourcesChanged') return message
  const isOfSystem = /^E[A-Z]+: /.test(message)
  return `The build failed. The build before stays as it is.\n${isOfSystem ? message : stack}`
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
