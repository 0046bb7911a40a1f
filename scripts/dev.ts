import { startDevServer } from './start-dev-server.ts'

/**
 * `npm run dev`: the development server with hot reload of code, messages and Markdown; it reports what the checks
 * find. Other files come from the last build; PORT sets its port. The forms of `npm run edit` are included.
 */
await startDevServer('npm run dev')
