import { openInBrowser } from './open-in-browser.ts'
import { serveInDevelopment } from './serve-in-development.ts'

/** `npm run edit`: the development server with the forms for all words and pictures, opened where there is a desktop. */
const address = await serveInDevelopment('npm run edit')
console.log(`\n  The editor: ${address}edit\n  It stays open until you end it with Ctrl+C.\n`)
openInBrowser(`${address}edit`)
