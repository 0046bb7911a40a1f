import { createServer } from 'node:net'

/** What is wrong with a port, as the server would say it; empty when it can be listened on. */
export async function explainPort({ host, port }: { host: string; port: number }): Promise<string> {
  if (port === 0) return ''
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ host, port, exclusive: true }, resolve)
    })
    return ''
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`
    if (code === 'EACCES')
      return `Port ${port} may not be used without more rights. Choose one above 1023: PORT=8080 npm start`
    return '' // the server says it in its own words
  } finally {
    probe.close()
  }
}
