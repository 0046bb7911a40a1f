import { createServer } from 'vite'
import { generate } from '../build/generate.ts'

/** `npm run dev`: the development server with hot reload of code, messages and Markdown; PORT chooses its port. */
await generate()
const port = Number(process.env.PORT)
const server = await createServer(port ? { server: { port, strictPort: true } } : {})
await server.listen()
server.printUrls()
