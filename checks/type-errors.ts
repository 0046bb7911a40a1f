import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { cacheFolder, root } from '../build/places.ts'
import { ProcessKilled } from '../build/run-in-process.ts'
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
  const compiler = spawn('tsc', [...flags, '--project', project], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const [output, [code, signal]] = await Promise.all([text(compiler.stdout), once(compiler, 'close')])
  if (signal) throw new ProcessKilled(String(signal))
  const issues = readTypeErrors(output)
  if (code !== 0 && issues.length === 0) throw new Error(`The compiler could not check the types.\n${output}`)
  return issues
}

/**
 * The compiler's output as issues: of a file that cannot be parsed the first alone, because the others follow from it,
 * and those of code only where the content has none.
 */
export function readTypeErrors(output: string): Issue[] {
  const errors = output.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error TS(\d+): (.*)((?:\n +.*)*)$/gm)
  const all = Array.from(errors, ([, path = '', line, code = '', message = '', reasons = '']) => {
    const place = { file: path.replaceAll('\\', '/'), line: Number(line) }
    const issue = { ...place, ...explain(code, message, reasons.trim().split('\n').at(-1)?.trim()) }
    return { issue, isSyntax: code.startsWith('1') && code !== REPEATED }
  })
  const syntax = Map.groupBy(
    all.filter(({ isSyntax }) => isSyntax),
    ({ issue }) => issue.file,
  )
  const first = [...syntax.values()].flatMap((ofFile) => ofFile.slice(0, 1))
  const found = (first.length > 0 ? first : all).map(({ issue }) => issue)
  // what is told in the compiler's words follows from what an editor can be told
  const told = found.filter(({ todo }) => todo !== COMPARE)
  const issues = told.length > 0 ? told : found
  const ofContent = issues.filter(({ file }) => file.startsWith('content/'))
  return ofContent.length > 0 ? ofContent : issues
}

const REPEATED = '1117'
const COMPARE = 'Compare the line with the other entries, or with the other language; they must have the same form.'

/** @param reason the last of the compiler's reasons, which is about the value itself */
function explain(code: string, message: string, reason = ''): Partial<Issue> & Pick<Issue, 'what' | 'todo'> {
  const [, name = ''] = /'([^']+)'/.exec(message) ?? []
  if (code === REPEATED) return { what: 'The same name stands twice in this group.', todo: 'Remove one of the two.' }
  if (code.startsWith('1')) return { what: `The file cannot be read here: ${message}`, todo: SYNTAX_REMEDY }
  if (/^27(39|40|41)$/.test(code)) {
    const names = /following properties from type .*?: (.*)$/.exec(message)?.[1] ?? name
    const todo = 'Add it; the other entries, or the same group in the other language, show how.'
    return { what: `“${names}” is missing in this group.`, todo }
  }
  if (/^2(353|561)$/.test(code)) {
    const known = /Did you mean to write '([^']+)'/.exec(message)?.[1]
    const todo = known
      ? `Did you mean ${known}?`
      : 'Check the spelling against the other entries, or the other language.'
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
  const said = message.length > 200 && reason ? reason : message
  const [, value, wanted] = /^Type '"(.*)"' is not assignable to type '(.*)'\.$/.exec(said) ?? []
  if (wanted) {
    const form = wanted
      .replace(/(\$\{\w+\})+/g, '…')
      .replace(/[`"]{2}/, 'nothing')
      .replaceAll('`', '')
      .replaceAll(' | ', ' or ')
    const todo = `Write it in this form: ${form}; the other entries show how.`
    return { what: `“${value}” does not fit here.`, todo }
  }
  return { what: excerpt(said, 200), todo: COMPARE }
}
