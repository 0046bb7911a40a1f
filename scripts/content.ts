import { describe, type Finding, inOrder } from '../checks/finding.ts'
import { checkTypes } from '../checks/type-errors.ts'
import { unreadable } from '../checks/unreadable.ts'

/**
 * `npm run content`: what is to be mended in the content, and the sample values that the owner still has to replace.
 * Loads the checks last, because they need content that an editor may have broken.
 */
const { findings, samples } = await check()
if (samples.length > 0) {
  console.log(`Sample values for the owner to replace (${samples.length}):\n`)
  for (const { file, line, what } of samples) console.log(`${file}:${line}\n  ${what}`)
}
if (findings.length > 0) {
  console.log(`\nTo be mended (${findings.length}):\n`)
  console.log(findings.map(describe).join('\n\n'))
  process.exitCode = 1
} else {
  console.log('\nNothing else to mend: the content is in order.')
}

async function check(): Promise<{ findings: Finding[]; samples: Finding[] }> {
  const types = checkTypes()
  try {
    const { checkContent } = await import('../checks/check-content.ts')
    const { findings, samples } = await checkContent()
    // The compiler says more of a broken file than the attempt to load it.
    const rest = findings.filter(({ file }) => !types.some((finding) => finding.file === file))
    return { findings: inOrder([...types, ...rest]), samples }
  } catch (error) {
    return { findings: types.length > 0 ? types : [unreadable('content', error)], samples: [] }
  }
}
