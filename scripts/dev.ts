import { createServer } from 'vite'
import { buildWhenOutdated } from '../build/staleness.ts'

/**
 * `npm run dev`: the development server with hot reload of code, messages and Markdown, beside the files of a build; PORT
 * chooses its port.
 */
await buildWhenOutdated(async () => {}, true) // a type that is wrong keeps nobody from trying
const port = Number(process.env.PORT)
const server = await createServer(port ? { server: { port, strictPort: true } } : {})
await server.listen()
server.printUrls()
