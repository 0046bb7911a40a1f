import { runTool } from '../generator/run-tool.ts'

/** `npm run format`: formats, and mends what the linter can. */
process.exitCode = runTool('biome', ['check', '--write', '.'])
