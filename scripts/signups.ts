import { runCommand } from '../server/sign-up/cli.ts'

/** `npm run signups`: what has been signed up (docs/sign-up.md). */
await runCommand()
