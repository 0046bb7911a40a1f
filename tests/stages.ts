import { runTool, type Tool } from '../generator/run-tool.ts'

/** How long each stage of this command took; what came before it is the installing of the packages. */
const times: [name: string, seconds: number][] = []
const { SETUP_MS } = process.env
if (SETUP_MS) times.push(['packages', Number(SETUP_MS) / 1000])
process.once('exit', printTimes)

/** Does a part of a command with its name above; how long each took is printed when the command ends. */
export async function stage(name: string, work: () => Promise<void> | void): Promise<void> {
  console.log(`\n— ${name} —`)
  const began = performance.now()
  try {
    await work()
  } finally {
    times.push([name, (performance.now() - began) / 1000])
  }
}

/** A stage that is a tool's work; ends the command when the tool finds fault. */
export async function toolStage(name: string, tool: Tool, words: readonly string[]): Promise<void> {
  let code = 0
  await stage(name, () => {
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
