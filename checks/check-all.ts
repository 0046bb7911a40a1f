import { describe, type Finding, inOrder } from './finding.ts'
import { checkTypes, type Project } from './type-errors.ts'
import { unreadable } from './unreadable.ts'

type Checked = { findings: Finding[]; samples: Finding[] }

/**
 * What the compiler and the checks of the words find, and the sample values that the owner still has to replace.
 * Loads all that needs the content as late as this, because an editor may have broken it.
 */
export async function checkAll(project?: Project): Promise<Checked> {
  const generated = await attempt(async () => {
    const { generate } = await import('../build/generate.ts')
    await generate()
  })
  const [types, content] = await Promise.all([checkTypes(project), attempt(checkWords)])
  const { findings, samples } = 'value' in content ? content.value : { findings: [], samples: [] }
  // The compiler says more of a broken file than the checks, and these more than the attempt to load it.
  const rest = findings.filter(({ file }) => !types.some((finding) => finding.file === file))
  // Without what is generated the code has errors of its own, which are not the cause.
  const said = 'error' in generated ? [...types.filter(isOfContent), ...rest] : [...types, ...rest]
  const broken = [generated, content].flatMap((result) => ('error' in result ? [result.error] : []))
  return { findings: said.length > 0 ? inOrder(withoutConsequences(said)) : broken.slice(0, 1), samples }
}

/** Ends the command with what is to be mended, before anything is built with it. */
export async function stopUnlessInOrder(project?: Project): Promise<void> {
  const began = performance.now()
  const { findings, samples } = await checkAll(project)
  if (findings.length === 0) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`Types and words are in order (${seconds} s).`)
    const { PUBLIC_ADDRESS } = process.env
    if (PUBLIC_ADDRESS && samples.length > 0) console.warn(samplesLeft(samples, PUBLIC_ADDRESS))
    return
  }
  console.error(toBeMended(findings))
  process.exit(1)
}

export function toBeMended(findings: readonly Finding[]): string {
  return `\nTo be mended (${findings.length}):\n\n${findings.map(describe).join('\n\n')}`
}

/** What a build for the web says of values that the owner has not replaced yet; it is made all the same. */
export function samplesLeft(samples: readonly Finding[], publicAddress: string): string {
  const list = samples.map(({ file, line, what }) => `${file}:${line}\n  ${what}`).join('\n')
  return `
============================================================
SAMPLE VALUES ARE LEFT (${samples.length}), which ${publicAddress} will show:

${list}

Links to .example addresses open a dialog that says so.
============================================================
`
}

const PAGES = 'content/pages.ts'
const DERIVED_FROM_PAGES: readonly string[] = ['content/navigation.ts', 'content/paths.ts']

/** Without what the compiler says of files that are derived from the list of pages, when that list itself is wrong. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const isWrong = findings.some(({ file }) => file === PAGES)
  return findings.filter(({ file }) => !isWrong || !DERIVED_FROM_PAGES.includes(file))
}

function isOfContent({ file }: Finding): boolean {
  return file.startsWith('content/')
}

async function checkWords(): Promise<Checked> {
  const { checkContent } = await import('./check-content.ts')
  return checkContent()
}

async function attempt<T>(work: () => Promise<T>): Promise<{ value: T } | { error: Finding }> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingError') throw error // it says what to do
    return { error: unreadable('content', error) }
  }
}
