import { createServer } from 'vite'
import { editorPlugin } from '../../editor/server.ts'

/* A child process that runs the development server on a free port, with an editor that writes into the given folder. */

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
// in place of the real checks, the parent process sends their output as a message
process.on('message', (found) => {
  checks.found = String(found)
  for (const listener of checks.listeners) listener()
})
