import { checkAll, formatIssues, formatSampleList, formatSamples, formatUnusedFiles } from '../checks/check-all.ts'

/** `npm run content`: reports content errors, and the sample values that the owner still has to replace. */
const { issues, samples, unusedFiles, types } = await checkAll()
if (samples.length > 0) {
  console.log(`Sample values to replace (${samples.length}; docs/before-you-go-live.md):\n`)
  console.log(formatSampleList(samples))
  console.log(formatSamples(samples, process.env.PUBLIC_ADDRESS))
}
if (unusedFiles.length > 0) console.log(`\n${formatUnusedFiles(unusedFiles)}`)
const mistakes = types || (issues.length > 0 && formatIssues(issues))
console.log(mistakes || '\nNothing else to mend: the content is in order.')
if (mistakes) process.exitCode = 1
