import { openInBrowser } from './open-in-browser.ts'
import { startDevServer } from './start-dev-server.ts'

/** `npm run edit`: the development server with forms for all texts and pictures, opened in the default browser. */
const address = await startDevServer('npm run edit')
console.log(`\n  The editor: ${address}edit\n  It stays open until you end it with Ctrl+C.\n`)
openInBrowser(`${address}edit`)
