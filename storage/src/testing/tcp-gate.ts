import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A door to a server that tests can shut, as if the server or the network were gone, or make slow. */
export interface TcpGate {
  port: number
  open(): Promise<void>
  /** Refuses new connections and cuts the present ones. */
  shut(): Promise<void>
  /** From now on every answer of the server comes so much later, in order; 0 is as before. */
  answerAfter(ms: number): void
  /**
   * Lets questions through and cuts the connection instead of the next answer: what was done is not known to who asked.
   * Resolves when that has happened.
   */
  loseNextAnswer(): Promise<void>
}

/** The gate is shut at first. Its port stays the same whenever it is opened again. */
export async function tcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const answering: Answering = { lateMs: 0, onLost: null }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((incoming) => {
    const outgoing = connect(target)
    keep(incoming)
    keep(outgoing)
    incoming.pipe(outgoing)
    passAnswers(outgoing, incoming, answering)
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
    answerAfter: (ms) => void (answering.lateMs = ms),
    loseNextAnswer: () => new Promise((resolve) => (answering.onLost = resolve)),
  }
}

interface Answering {
  lateMs: number
  /** Set while the next answer is to be lost. */
  onLost: (() => void) | null
}

function passAnswers(from: Socket, to: Socket, answering: Answering): void {
  let last = Promise.resolve()
  from.on('data', (piece) => {
    if (answering.onLost !== null) {
      answering.onLost()
      answering.onLost = null
      to.destroy()
      return
    }
    // Who has left by then is told nothing, and a test that is over waits for none of it.
    const late = answering.lateMs === 0 ? Promise.resolve() : delay(answering.lateMs, undefined, { ref: false })
    // One after the other, however late each is.
    last = Promise.all([last, late]).then(() => void (to.destroyed || to.write(piece)))
  })
}
