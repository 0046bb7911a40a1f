import { startDevServer } from './start-dev-server.ts'

/**
 * `npm run dev`: the development server, with reload of code, messages and Markdown, the reports of the checks, and the
 * forms of `npm run edit`. Other files come from the last build. PORT sets the port.
 */
await startDevServer('npm run dev')
