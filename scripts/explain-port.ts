import { once } from 'node:events'
import { createServer } from 'node:net'
import { UNUSABLE_HOST } from '../server/setting-error.ts'

/** Explains why the server cannot listen on a host and port; empty when it can. */
export async function explainPortProblem(
  { host, port }: { host: string; port: number },
  command = 'npm start',
): Promise<string> {
  const probe = createServer().listen({ host, port, exclusive: true })
  const { code } = await once(probe, 'listening').catch((error) => error)
  probe.close()
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 ${command}`
  if (code === 'EACCES')
    return `Port ${port} may not be used without more rights. Choose one above 1023: PORT=8080 ${command}`
  if (UNUSABLE_HOST.test(code))
    return `HOST is “${host}”, which is no address of this machine. Leave it out, or take 127.0.0.1 (this machine alone) or 0.0.0.0 (every network).`
  return '' // other errors are reported by the server
}
