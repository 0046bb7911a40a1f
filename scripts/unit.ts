import { generateOnce } from '../generator/generate.ts'
import { runTool } from '../generator/run-tool.ts'

/** `npm run unit`: unit tests alone; arguments select them. */
await generateOnce()
process.exitCode = runTool('vitest', ['run', '--project', 'unit', '--project', 'postgres', ...process.argv.slice(2)])
