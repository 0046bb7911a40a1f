import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, projectRoot } from '../generator/files/folders.ts'
import { ProcessKilledError } from '../generator/processes/run-in-child-process.ts'
import { toolScriptPath } from '../generator/processes/run-tool.ts'

/** The whole project including tests, or only what the build needs. */
export type TsconfigFile = 'tsconfig.json' | 'tsconfig.build.json'

/** The compiler's errors, such as code that uses a deleted content key; empty if there are none. */
export async function checkTypes(project: TsconfigFile): Promise<string> {
  // incremental type checking takes half a second instead of one and a half
  const state = path.join(cacheFolder, `${project}.state`)
  // single-threaded, because more threads double CPU time and memory
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
