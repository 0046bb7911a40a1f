import type { OwnerValue } from '../generator/content/sample-values.ts'
import { ProcessKilledError, runInChildProcess } from '../generator/processes/run-in-child-process.ts'
import { checkTypes, type TsconfigFile } from './check-types.ts'
import { formatIssue, type Issue, sortIssues, toIssues } from './issue.ts'

type Found = { issues: Issue[]; samples: OwnerValue[]; unusedFiles: string[]; types: string }

/**
 * The results of the content checks and the compiler, and the sample values that the owner still has to replace.
 * Modules that read the content are imported dynamically, because the data modules are generated first.
 */
export async function checkAll(project: TsconfigFile = 'tsconfig.build.json'): Promise<Found> {
  const nothing = { issues: [], samples: [], unusedFiles: [], types: '' }
  try {
    const { generateOnce } = await import('../generator/generate.ts')
    await generateOnce()
    const types = await checkTypes(project)
    if (types) return { ...nothing, types } // type errors would cause follow-up issues
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

/** Runs the checks in a child process, in parallel with the build; exits when they find an issue. */
export async function exitOnIssues(project: TsconfigFile = 'tsconfig.build.json'): Promise<void> {
  await runInChildProcess<typeof import('./check-all.ts')>(import.meta.filename, 'assertNoIssues', project).catch(
    (error: unknown) => {
      if (!(error instanceof Error) || error instanceof ProcessKilledError) throw error
      console.error(error.message)
      process.exit(1)
    },
  )
}

/** @throws Error listing every issue. */
export async function assertNoIssues(project: TsconfigFile): Promise<void> {
  const began = performance.now()
  const { issues, samples, unusedFiles, types } = await checkAll(project)
  if (unusedFiles.length > 0) console.log(formatUnusedFiles(unusedFiles))
  if (types) throw new Error(types)
  if (issues.length > 0) throw new Error(formatIssues(issues))
  console.log(`Types and words are in order (${((performance.now() - began) / 1000).toFixed(1)} s).`)
  const left = formatSamples(samples, process.env.PUBLIC_ADDRESS)
  if (left) console.log(left)
}

export function formatIssues(issues: readonly Issue[]): string {
  return `\nTo be mended (${issues.length}):\n\n${issues.map(formatIssue).join('\n\n')}`
}

/** The build's report on sample values: whether they are published, and what a public site omits because of them. */
export function formatSamples(samples: readonly OwnerValue[], publicAddress = ''): string {
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

/** Lists each sample value with its file and line. */
export function formatSampleList(samples: readonly OwnerValue[]): string {
  const shown = ({ name, value }: OwnerValue) => (value.en && value.en !== name.en ? `: ${value.en}` : '')
  return samples.map((one) => `${one.file}:${one.line}\n  ${one.name.en}${shown(one)}`).join('\n')
}

/** The maximum number of listed files, so that the rest of the report stays visible. */
const MAX_NAMED = 20

/** A warning only: unused files do not fail the build. */
export function formatUnusedFiles(unusedFiles: readonly string[]): string {
  const rest = unusedFiles.length > MAX_NAMED ? ` and ${unusedFiles.length - MAX_NAMED} more` : ''
  return (
    `Not published, because nothing names it: ${unusedFiles.slice(0, MAX_NAMED).join(', ')}${rest}\n` +
    '  → Delete what is a copy or a leftover. A new page needs its entry (CONTRIBUTING.md), a picture one or a document that shows it, another file of public a line in generator/files/public-files.ts.\n'
  )
}
