import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../build/places.ts'
import { checkAll, formatIssues } from '../checks/check-all.ts'
import { listSamples } from '../checks/go-live.ts'

/**
 * `npm run content`: what is to be mended, and the sample values that the owner still has to replace;
 * `npm run content -- samples` writes these to docs/before-you-go-live.md.
 */
const { issues, samples } = await checkAll()
if (process.argv.includes('samples')) {
  const page = path.join(root, 'docs', 'before-you-go-live.md')
  await writeFile(page, listSamples(await readFile(page, 'utf8'), samples))
  console.log(`docs/before-you-go-live.md lists ${samples.length} sample values.`)
} else if (samples.length > 0) {
  console.log(`Sample values to replace (${samples.length}; npm run content -- samples writes the list):\n`)
  for (const { file, line, what } of samples) console.log(`${file}:${line}\n  ${what}`)
}
console.log(issues.length > 0 ? formatIssues(issues) : '\nNothing else to mend: the content is in order.')
if (issues.length > 0) process.exitCode = 1
