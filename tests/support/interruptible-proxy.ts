import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy to a server whose connections tests can interrupt and restore, to simulate network failures. */
export async function startInterruptibleProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isInterrupted = false
  const server = createServer((socket) => {
    if (isInterrupted) return void socket.destroy()
    const upstream = connect(target)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const interrupt = () => {
    isInterrupted = true
    for (const socket of sockets) socket.destroy()
  }
  const restore = () => {
    isInterrupted = false
  }
  const stop = () => {
    interrupt()
    server.close()
  }
  const { port } = server.address() as AddressInfo // a TCP server's address is always of this type
  return { port, interrupt, restore, stop }
}
