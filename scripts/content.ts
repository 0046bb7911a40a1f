import { checkAll, toBeMended } from '../checks/check-all.ts'

/** `npm run content`: what is to be mended, and the sample values that the owner still has to replace. */
const { findings, samples } = await checkAll()
if (samples.length > 0) {
  console.log(`Sample values for the owner to replace (${samples.length}):\n`)
  for (const { file, line, what } of samples) console.log(`${file}:${line}\n  ${what}`)
}
console.log(findings.length > 0 ? toBeMended(findings) : '\nNothing else to mend: the content is in order.')
if (findings.length > 0) process.exitCode = 1
