import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, root } from '../generator/folders.ts'
import { ProcessKilled } from '../generator/run-in-process.ts'
import { toolProgram } from '../generator/run-tool.ts'

/** All that is compiled, the tests too, or what the site is made of. */
export type Project = 'tsconfig.json' | 'tsconfig.build.json'

/** What the compiler says; nothing when all types are right. Code that asks for data that are gone is named too. */
export async function checkTypes(project: Project): Promise<string> {
  // only what has changed is compiled again: half a second instead of one and a half
  const state = path.join(cacheFolder, `${project}.state`)
  // in one thread: with more it needs twice the time of processors, and memory, for the same work
  const flags = ['--singleThreaded', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state]
  const words = [toolProgram('tsc'), ...flags, '--project', project]
  const compile = promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: Infinity })
  return compile.then(
    () => '',
    ({ stdout, signal, message }) => {
      if (signal) throw new ProcessKilled(signal)
      return stdout.trim() || `The compiler could not check the types.\n${message}`
    },
  )
}
