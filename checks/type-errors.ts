import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { hashFiles } from '../build/cache.ts'
import { cacheFolder, root } from '../build/places.ts'
import type { Finding } from './finding.ts'

/** All that is compiled, the tests too, or what the site is made of. */
export type Project = 'tsconfig.json' | 'tsconfig.build.json'

/** Everything that either project compiles, and what says how. */
const COMPILED = ['content', 'src', 'server', 'build', 'checks', 'scripts', 'tests', 'generated']
const SETTINGS = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'vite.config.ts', 'playwright.config.ts']

/** What the compiler finds: broken files, missing and unknown keys. The same code is not compiled twice. */
export async function checkTypes(project: Project = 'tsconfig.build.json'): Promise<Finding[]> {
  const state = await hashFiles([...COMPILED, ...SETTINGS], (file) => /\.(tsx?|json)$/.test(file), project)
  const known = path.join(cacheFolder, `${project}.right`)
  if ((await readFile(known, 'utf8').catch(() => '')) === state) return []
  const findings = await compile(project)
  if (findings.length === 0) await writeFile(known, state)
  return findings
}

async function compile(project: Project): Promise<Finding[]> {
  // What has not changed is not checked again: that takes half a second instead of four.
  const state = path.join(cacheFolder, `${project}.state`)
  const flags = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state]
  const compiler = spawn('tsc', [...flags, '--project', project], {
    cwd: root,
    env: { ...process.env, GOMEMLIMIT: '350MiB' }, // it takes more only because it may
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const [output, [code]] = await Promise.all([text(compiler.stdout), once(compiler, 'close')])
  const findings = readTypeErrors(output)
  if (code !== 0 && findings.length === 0) throw new Error(`The compiler could not check the types.\n${output}`)
  return findings
}

/** The compiler's output as findings; those of the content alone, unless it has none. */
export function readTypeErrors(output: string): Finding[] {
  const all = [...output.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error TS(\d+): (.*)((?:\n +.*)*)$/gm)].map(
    ([, file = '', line, code = '', message = '', reasons = '']) => ({
      file: file.replaceAll('\\', '/'),
      line: Number(line),
      ...explain(code, message, reasons.trim().split('\n').at(-1)?.trim()),
    }),
  )
  const own = all.filter(({ file }) => file.startsWith('content/'))
  return own.length > 0 ? own : all
}

/** The last of the compiler's reasons is about the value itself. */
function explain(code: string, message: string, reason = ''): { what: string; todo: string } {
  const name = /'([^']+)'/.exec(message)?.[1] ?? ''
  if (code === '1117') return { what: 'The same name stands twice in this group.', todo: 'Remove one of the two.' }
  if (code.startsWith('1')) {
    return {
      what: `The file cannot be read here: ${message}`,
      todo: 'Look at this line and the one before it: a comma, a quotation mark or a bracket is missing or too many.',
    }
  }
  if (code === '2741' || code === '2739' || code === '2740') {
    const names = /following properties from type .*?: (.*)$/.exec(message)?.[1] ?? name
    return {
      what: `“${names}” is missing in this group.`,
      todo: 'Add it; the other entries, or the same group in the other language, show how.',
    }
  }
  if (code === '2353' || code === '2561') {
    const known = /Did you mean to write '([^']+)'/.exec(message)?.[1]
    return {
      what: `“${name}” is not a name that is known here.`,
      todo: known ? `Did you mean ${known}?` : 'Check the spelling against the other entries, or the other language.',
    }
  }
  if (code === '2339' || code === '2551') {
    return {
      what: `“${name}” is asked for here, but is not there.`,
      todo: `Put ${name} back where it was removed or renamed, or ask a developer.`,
    }
  }
  const said = message.length > 200 && reason ? reason : message
  return {
    what: said.length > 200 ? `${said.slice(0, 199)}…` : said,
    todo: 'Compare the line with the other entries, or with the other language; they must have the same form.',
  }
}
