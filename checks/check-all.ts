import { ProcessKilled, runInProcess } from '../generator/run-in-process.ts'
import { checkTypes, type Project } from './check-types.ts'
import { formatIssue, type Issue, sortIssues, toIssues } from './issue.ts'
import type { Sample } from './samples.ts'

type Found = { issues: Issue[]; samples: Sample[]; strays: string[]; types: string }

/**
 * What the checks of the content and the compiler find, and the sample values that the owner still has to replace. What
 * reads the content is imported as late as this: its data are written first.
 */
export async function checkAll(project: Project = 'tsconfig.build.json'): Promise<Found> {
  const nothing = { issues: [], samples: [], strays: [], types: '' }
  try {
    const { generate } = await import('../generator/generate.ts')
    await generate()
    const types = await checkTypes(project)
    if (types) return { ...nothing, types } // what the code asks for and does not get is the cause of what follows
    const { checkContent } = await import('./check-content.ts')
    const { issues, ...rest } = await checkContent()
    return { ...nothing, ...rest, issues: sortIssues(issues) }
  } catch (error) {
    const issues = toIssues(error)
    if (issues.length > 0) return { ...nothing, issues: sortIssues(issues) }
    const types = await checkTypes(project).catch(() => '')
    if (!types) throw error
    return { ...nothing, types }
  }
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
  const { issues, samples, strays, types } = await checkAll(project)
  if (strays.length > 0) console.log(nameStrays(strays))
  if (types) throw new Error(types)
  if (issues.length > 0) throw new Error(formatIssues(issues))
  console.log(`Types and words are in order (${((performance.now() - began) / 1000).toFixed(1)} s).`)
  const { PUBLIC_ADDRESS } = process.env
  if (PUBLIC_ADDRESS && samples.length > 0) console.log(samplesLeft(samples.length, PUBLIC_ADDRESS))
}

export function formatIssues(issues: readonly Issue[]): string {
  return `\nTo be mended (${issues.length}):\n\n${issues.map(formatIssue).join('\n\n')}`
}

/** What a build for the web says of values that the owner has not replaced yet; it is made all the same. */
export function samplesLeft(count: number, publicAddress: string): string {
  return `\nSAMPLE VALUES ARE LEFT (${count}), which ${publicAddress} will show: “npm run content” lists them.\n`
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
