import { generate } from '../generator/generate.ts'
import { runTool } from '../generator/run-tool.ts'

/** `npm run unit`: unit tests alone; words after it choose them. */
await generate()
process.exitCode = runTool('vitest', ['run', '--project', 'unit', '--project', 'postgres', ...process.argv.slice(2)])
