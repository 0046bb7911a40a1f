import { ContentError, ContentErrors } from './content/content-error.ts'
import { ProcessKilledError } from './processes/run-in-child-process.ts'

/** Runs a build command; on failure prints an explanation and exits with an error code. */
export async function exitOnError(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(explainFailure(error))
    process.exit(1)
  })
}

/** Prints what to do and exits, without a stack trace. */
export function exitWithMessage(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Explains a build failure: how to fix a content error, the message of a system error, or the stack trace of a bug. */
export function explainFailure(error: unknown): string {
  if (error instanceof ContentError) return `${error.file}\n  ${error.message}\n  ${error.todo}`
  if (error instanceof ContentErrors) return error.message
  if (error instanceof ProcessKilledError) return explainSignal(error.signal)
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  if (name === 'SettingError' || name === 'SourcesChanged') return message
  const isOfSystem = /^E[A-Z]+: /.test(message)
  return `The build failed. The build before stays as it is.\n${isOfSystem ? message : stack}`
}

/** The peak memory of a build, in megabytes. */
const BUILD_MEGABYTES = 1200

/** Explains a signal that has ended a child process of the build. */
export function explainSignal(signal: string): string {
  if (signal !== 'SIGKILL') return `The build was ended by ${signal}.`
  return (
    `The build was ended by the system (SIGKILL), most likely because memory ran out: it needs about ` +
    `${BUILD_MEGABYTES} MB. Build on a larger machine and copy dist/ (docs/deploy.md).`
  )
}

/** Warns before a build when little memory is available. */
export function warnOfLowMemory(megabytes = process.availableMemory() / 1e6): void {
  if (megabytes >= BUILD_MEGABYTES) return
  const free = Math.round(megabytes)
  console.warn(`A build needs about ${BUILD_MEGABYTES} MB of memory; ${free} MB are free. The system may end it.`)
}
