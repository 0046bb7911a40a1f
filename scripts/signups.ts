import { runCommand } from '../server/sign-up/cli.ts'

/* `npm run signups`: manages stored sign-ups (docs/sign-up.md). */

// EPIPE: the reader has closed the pipe, such as “| head”.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCommand(process.argv.slice(2), process.env)
