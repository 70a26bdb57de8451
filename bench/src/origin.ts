import { once } from 'node:events'
import type { Server } from 'node:http'

/** The address of a server that listens on any free port of this machine. */
export function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') {
    throw new Error('the server does not listen')
  }
  return `http://127.0.0.1:${address.port}`
}

/** A server of this process, while the work lasts. */
export async function whileListening<T>(server: Server, work: (url: string) => Promise<T>): Promise<T> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await work(originOf(server))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
