import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A door to a server that tests can shut, as if the server or the network were gone. */
export interface TcpGate {
  port: number
  open(): Promise<void>
  /** Refuses new connections and cuts the present ones. */
  shut(): Promise<void>
}

/** The gate is shut at first. Its port stays the same whenever it is opened again. */
export async function tcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((incoming) => {
    const outgoing = connect(target)
    keep(incoming)
    keep(outgoing)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  const shut = async () => {
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await once(server, 'close')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await shut()
  return {
    port,
    shut,
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
