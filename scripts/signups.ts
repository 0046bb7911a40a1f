import { loadSettings } from '../generator/load-content.ts'

/* `npm run signups`: what has been signed up (docs/sign-up.md). */

// The reader has seen enough, as “| head” has.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
await loadSettings() // in a fresh clone the facts that the mails name are not written yet
const { runCommand } = await import('../server/sign-up/cli.ts')
process.exitCode = await runCommand(process.argv.slice(2), process.env)
