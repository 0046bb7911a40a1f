import { runTool, type Tool } from '../generator/processes/run-tool.ts'

/** The duration of each stage; scripts/setup.mjs passes that of the package installation in SETUP_MS. */
const times: [name: string, seconds: number][] = []
const { SETUP_MS } = process.env
if (SETUP_MS) times.push(['packages', Number(SETUP_MS) / 1000])
process.once('exit', printTimes)

/** Runs a part of a command under a printed heading; the durations of all parts are printed when the process exits. */
export async function runStage(name: string, work: () => Promise<void> | void): Promise<void> {
  console.log(`\n— ${name} —`)
  const began = performance.now()
  try {
    await work()
  } finally {
    times.push([name, (performance.now() - began) / 1000])
  }
}

/** Runs a command-line tool as a stage, and exits the process if the tool fails. */
export async function runToolStage(name: string, tool: Tool, words: readonly string[]): Promise<void> {
  let code = 0
  await runStage(name, () => {
    code = runTool(tool, words)
  })
  if (code !== 0) process.exit(code)
}

function printTimes(): void {
  const sum = times.reduce((total, [, seconds]) => total + seconds, 0)
  const lines = [...times, ['in all', sum] as const].map(
    ([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`,
  )
  console.log(`\n${lines.join('\n')}`)
}
