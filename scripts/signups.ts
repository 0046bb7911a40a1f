/** `npm run signups`: what has been signed up (docs/sign-up.md). */
import '../server/sign-up/cli/cli.ts'
