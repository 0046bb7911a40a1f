import { createServer } from 'vite'
import { generate } from '../build/generate.ts'

/** `npm run dev`: the development server with hot reload of code, messages and Markdown. */
await generate()
const server = await createServer()
await server.listen()
server.printUrls()
