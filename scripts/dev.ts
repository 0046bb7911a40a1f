import { serveInDevelopment } from './serve-in-development.ts'

/**
 * `npm run dev`: the development server with hot reload of code, messages and Markdown, and what the checks say, beside the
 * files of a build; PORT chooses its port. The forms of `npm run edit` are there too.
 */
await serveInDevelopment('npm run dev')
