import { runCommand } from '../server/sign-up/cli.ts'

/* `npm run signups`: what has been signed up (docs/sign-up.md). */

// The reader has seen enough, as “| head” has.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCommand(process.argv.slice(2), process.env)
