import { createServer } from 'vite'
import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError } from '../generator/explain-failure.ts'
import { showIssues } from './show-issues.ts'

/**
 * `npm run dev`: the development server with hot reload of code, messages and Markdown, and what the checks say, beside the
 * files of a build; PORT chooses its port.
 */
await exitOnError(() =>
  // a type that is wrong keeps nobody from trying; where the build fails, the checks know more
  buildWhenOutdated(async () => {}).catch(async (error) => {
    await exitOnIssues()
    throw error
  }),
)
const port = Number(process.env.PORT)
const server = await createServer(port ? { server: { port, strictPort: true } } : {})
await server.listen()
server.printUrls()
showIssues(server)
