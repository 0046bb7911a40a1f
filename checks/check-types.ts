import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, projectRoot } from '../generator/folders.ts'
import { ProcessKilledError } from '../generator/run-in-child-process.ts'
import { toolScriptPath } from '../generator/run-tool.ts'

/** All that is compiled, the tests too, or what the site is made of. */
export type TsconfigFile = 'tsconfig.json' | 'tsconfig.build.json'

/** What the compiler says; nothing when all types are right. Code that asks for data that are gone is named too. */
export async function checkTypes(project: TsconfigFile): Promise<string> {
  // only what has changed is compiled again: half a second instead of one and a half
  const state = path.join(cacheFolder, `${project}.state`)
  // in one thread: with more it needs twice the time of processors, and memory, for the same work
  const flags = ['--singleThreaded', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state]
  const words = [toolScriptPath('tsc'), ...flags, '--project', project]
  const compile = promisify(execFile)(process.execPath, words, { cwd: projectRoot, maxBuffer: Infinity })
  return compile.then(
    () => '',
    ({ stdout, signal, message }) => {
      if (signal) throw new ProcessKilledError(signal)
      return stdout.trim() || `The compiler could not check the types.\n${message}`
    },
  )
}
