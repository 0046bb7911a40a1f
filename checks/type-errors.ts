import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder, root } from '../generator/places.ts'
import { FINISH_IT } from '../generator/read-text.ts'
import { ProcessKilled } from '../generator/run-in-process.ts'
import { toolProgram } from '../generator/run-tool.ts'
import type { Issue } from './issue.ts'
import { SYNTAX_REMEDY } from './load-errors.ts'
import { excerpt } from './passage.ts'

/** All that is compiled, the tests too, or what the site is made of. */
export type Project = 'tsconfig.json' | 'tsconfig.build.json'

/** What the compiler finds: broken files, missing and unknown keys. */
export async function checkTypes(project: Project = 'tsconfig.build.json'): Promise<Issue[]> {
  // only what has changed is compiled again: half a second instead of one and a half
  const state = path.join(cacheFolder, `${project}.state`)
  // in one thread: with more it needs twice the time of processors, and memory, for the same work
  const flags = ['--singleThreaded', '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state]
  const words = [toolProgram('tsc'), ...flags, '--project', project]
  const compile = promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: Infinity })
  const { stdout = '', signal, message } = await compile.catch((error) => error)
  if (signal) throw new ProcessKilled(signal)
  const issues = readTypeErrors(stdout)
  if (message && issues.length === 0) throw new Error(`The compiler could not check the types.\n${message}\n${stdout}`)
  return issues
}

/** The compiler's output as issues, without those that follow from others. */
export function readTypeErrors(output: string): Issue[] {
  const errors = output.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error TS(\d+): (.*)((?:\n +.*)*)$/gm)
  const all = Array.from(errors, ([, path = '', line, code = '', message = '', reasons = '']) => {
    const lastReason = reasons.trim().split('\n').at(-1)?.trim()
    return { file: path.replaceAll('\\', '/'), line: Number(line), ...explain(code, message, lastReason) }
  })
  const ofContent = prefer(all, ({ file }) => file.startsWith('content/'))
  const merged = prefer(ofContent, ({ todo }) => todo === FINISH_IT)
  const broken = prefer(merged, ({ todo }) => todo === SYNTAX_REMEDY)
  const explained = prefer(broken, ({ todo }) => todo !== COMPARE)
  // where a file cannot be parsed, one error makes the next
  return explained.filter(({ file, todo }, index) => todo !== SYNTAX_REMEDY || file !== explained[index - 1]?.file)
}

/** Those that are better, when there are any. */
function prefer(issues: readonly Issue[], isBetter: (issue: Issue) => boolean): readonly Issue[] {
  return issues.some(isBetter) ? issues.filter(isBetter) : issues
}

const COMPARE = 'Compare the line with the other entries, or with the other language; they must have the same form.'

/** @param reason the last of the compiler's reasons, which is about the value itself */
function explain(code: string, message: string, reason = ''): Partial<Issue> & Pick<Issue, 'what' | 'todo'> {
  const said = message.length > 200 && reason ? reason : message
  const [, name = ''] = /'([^']+)'/.exec(said) ?? []
  if (code === '1117') return { what: 'The same name stands twice in this group.', todo: 'Remove one of the two.' }
  if (code === '1185') return { what: 'A merge of two versions is not finished here.', todo: FINISH_IT }
  if (/^1[0-2]/.test(code)) return { what: `The file cannot be read here: ${message}`, todo: SYNTAX_REMEDY }
  if (/^(27(39|40|41)|1360)$/.test(code) && said.includes(' is missing ')) {
    const names = /following properties from type .*?: (.*)$/.exec(message)?.[1] ?? name
    const todo = 'Add it; the other entries, or the same group in the other language, show how.'
    return { what: `“${names}” is missing in this group.`, todo }
  }
  if (/^2(353|561)$/.test(code)) {
    const known = /Did you mean to write '([^']+)'/.exec(message)?.[1]
    const todo = known ? `Did you mean ${known}?` : 'Compare it with the other entries, or with the other language.'
    return { what: `“${name}” is not a name that is known here.`, todo }
  }
  if (/^2(339|551)$/.test(code)) {
    const todo = `Put ${name} back where it was removed or renamed, or ask a developer.`
    return { what: `“${name}” is asked for here, but is not there.`, todo }
  }
  if (code === '2306') {
    const todo = 'Get back what it held; an undo or the last version has it.'
    return { file: name.replace(/^.*\/(?=content\/)/, ''), line: 1, what: 'The file is empty.', todo }
  }
  const [, value, wanted] = /^Type '"(.*)"' is not assignable to type '(.*)'\.$/.exec(said) ?? []
  if (!wanted) return { what: excerpt(said, 200), todo: COMPARE }
  const form = wanted.replace(/`|(\$\{\w+\})+/g, (part) => (part === '`' ? '' : '…'))
  return { what: `“${value}” does not fit here.`, todo: `Write it in this form: ${form}; the other entries show how.` }
}
