import { createServer } from 'vite'
import { generate } from '../build/generate.ts'

/** The development server: hot reload of code, messages and Markdown. */
await generate()
const server = await createServer()
await server.listen()
server.printUrls()
