import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainPortProblem } from './explain-port.ts'

test.each(['nowhere.invalid', '192.0.2.1', ' ', 'a'.repeat(300)])(
  'says that a host is no address of this machine: %s',
  async (host) => {
    expect(await explainPortProblem({ host, port: 0 })).toMatch(/^HOST is “.*127\.0\.0\.1/)
  },
)

test('says that a port is taken while something listens there, and nothing afterwards', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await explainPortProblem({ host: '127.0.0.1', port })).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`,
  )
  other.close()
  await once(other, 'close')
  expect(await explainPortProblem({ host: '127.0.0.1', port })).toBe('')
})
