import { createServer } from 'vite'
import { editorPlugin } from '../../editor/server.ts'

/* A process for tests: the development server on a free port, whose editor writes into the folder that it is given. */
const checks = { found: '', listeners: new Set<() => void>() }
const [folder] = process.argv.slice(2)
const server = await createServer({
  plugins: [editorPlugin(checks, folder)],
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
})
await server.listen()
const address = server.httpServer?.address()
if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
// what a save of the real command would start: the sentence comes over the wire
process.on('message', (found) => {
  checks.found = String(found)
  for (const listener of checks.listeners) listener()
})
