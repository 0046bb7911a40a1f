import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts an SMTP server that stops responding, after the RCPT command or after the end of a message. */
export async function startSilentServer(silentAfter: 'recipient' | 'message' = 'message') {
  const sockets = new Set<Socket>()
  let count = 0
  let resolveSilence = () => {}
  const untilSilent = new Promise<void>((resolve) => {
    resolveSilence = resolve
  })
  const server = createServer((socket) => {
    count++
    sockets.add(socket)
    let text = ''
    let isData = false
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (data) => {
      text += data.toString()
      if (isData) {
        if (text.endsWith('\r\n.\r\n')) resolveSilence()
        return
      }
      isData = text.startsWith('DATA')
      if (text.startsWith('RCPT') && silentAfter === 'recipient') return resolveSilence()
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
      text = ''
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always of this type.
  const { port } = server.address() as AddressInfo
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port, untilSilent, dropConnections, connections: () => count, stop }
}
