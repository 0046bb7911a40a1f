import { ContentErrors } from '../generator/content-error.ts'
import type { Replaceable } from '../generator/replaceable.ts'
import { ProcessKilled, runInProcess } from '../generator/run-in-process.ts'
import { formatIssue, type Issue, sortIssues, toIssue } from './issue.ts'
import { explainLoadError } from './load-errors.ts'
import { checkTypes, type Project } from './type-errors.ts'

/**
 * What the compiler and the checks of the content find, and the sample values that the owner still has to replace. What
 * reads the content is imported as late as this: an editor may have broken it.
 */
export async function checkAll(
  project?: Project,
): Promise<{ issues: Issue[]; samples: Replaceable[]; strays: string[] }> {
  const mistakes: Issue[] = []
  const loadErrors: Issue[] = []
  const note = (error: Error) => {
    if (error.name === 'SettingError') throw error // it says what to do
    if (/^(ENOSPC|EDQUOT|EROFS)/.test(error.message)) throw error // no fault of the content
    if (error instanceof ContentErrors) mistakes.push(...error.errors.map(toIssue))
    loadErrors.push(explainLoadError(error))
    return null
  }
  const generated = await import('../generator/generate.ts').then(({ generate }) => generate()).catch(note)
  if (mistakes.length > 0) return { issues: sortIssues(mistakes), samples: [], strays: [] } // nothing can be loaded
  const [types, checks] = await Promise.all([checkTypes(project), import('./check-content.ts').catch(note)])
  const content = await checks?.checkContent().catch(note) // after the types: each needs some hundred megabytes
  // without what is generated the code has errors of its own, which are not the cause
  const causes = generated ? types : types.filter(({ file }) => file.startsWith('content/'))
  // what the compiler names in a file may be the cause of what the checks find in others
  const found = causes.length > 0 ? causes : (content?.issues ?? [])
  const { samples = [], strays = [] } = content ?? {}
  return { issues: found.length > 0 ? sortIssues(found) : loadErrors.slice(0, 1), samples, strays }
}

/** Checks in a process of its own, beside what is built; ends this one when something is to be mended. */
export async function exitOnIssues(project: Project = 'tsconfig.build.json'): Promise<void> {
  await runInProcess(import.meta.filename, 'assertNoIssues', project).catch((error: unknown) => {
    if (!(error instanceof Error) || error instanceof ProcessKilled) throw error
    console.error(error.message)
    process.exit(1)
  })
}

/** @throws Error with all that is to be mended. */
export async function assertNoIssues(project: Project): Promise<void> {
  const began = performance.now()
  const { issues, samples, strays } = await checkAll(project)
  if (strays.length > 0) console.log(nameStrays(strays))
  if (issues.length > 0) throw new Error(formatIssues(issues))
  console.log(`Types and words are in order (${((performance.now() - began) / 1000).toFixed(1)} s).`)
  const left = nameSamples(samples, process.env.PUBLIC_ADDRESS)
  if (left) console.log(left)
}

export function formatIssues(issues: readonly Issue[]): string {
  return `\nTo be mended (${issues.length}):\n\n${issues.map(formatIssue).join('\n\n')}`
}

/** What a build says of values that are only samples: who sees them, and what is therefore empty. */
export function nameSamples(samples: readonly Replaceable[], publicAddress = ''): string {
  if (samples.length === 0) return ''
  const first = publicAddress
    ? `${publicAddress} leaves out what is only a sample (${samples.length}; “npm run content” lists it):`
    : `This is a preview, whose pages say so: it shows samples (${samples.length}; “npm run content” lists them). A public build, with PUBLIC_ADDRESS, leaves them out:`
  const places = Map.groupBy(samples, ({ without }) => without.en)
  const lines = Array.from(places, ([without, entries]) => {
    const [one] = entries
    const isFact = one?.file === 'content/site.yaml'
    const names = isFact ? entries.map(({ name }) => name.en).join(', ') : `${one?.group.en} (${entries.length})`
    return `  ${names}: ${without}`
  })
  return `\n${[first, ...lines].join('\n')}\n`
}

/** More would hide what else is said. */
const MOST_NAMED = 20

/** What is said of files that nothing names; they stop nothing. */
export function nameStrays(strays: readonly string[]): string {
  const rest = strays.length > MOST_NAMED ? ` and ${strays.length - MOST_NAMED} more` : ''
  return (
    `Not published, because nothing names it: ${strays.slice(0, MOST_NAMED).join(', ')}${rest}\n` +
    '  → Delete what is a copy or a leftover. A new page or picture needs its entry (docs/editing.md), another file of public a line in generator/public-files.ts.\n'
  )
}
