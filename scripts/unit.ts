import { generateOnce } from '../generator/generate.ts'
import { runTool } from '../generator/processes/run-tool.ts'

/** `npm run unit`: runs the unit tests; arguments select tests. */
await generateOnce()
process.exitCode = runTool('vitest', ['run', '--project', 'unit', '--project', 'postgres', ...process.argv.slice(2)])
