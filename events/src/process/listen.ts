import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { errorCode } from '../platform/error-code.ts'

/** The port cannot be had; the message is one sentence for the person who starts the process. */
export class PortProblem extends Error {
  override name = 'PortProblem'
}

const noAddress = (host: string) => `HOST is "${host}", which is no address of this machine.`
const sentences: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use by another program; stop it, or choose another port with PORT.`,
  EACCES: (port) => `Port ${port} is not open to this user; choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (_, host) => noAddress(host),
  ENOTFOUND: (_, host) => noAddress(host),
  EAI_AGAIN: (_, host) => noAddress(host),
}

/** Listens; port 0 takes any free one. Throws PortProblem. */
export async function listen(
  handler: RequestListener,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer(handler)
  // Longer than a proxy in front keeps its connections, so that none is closed under a request.
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    throw asPortProblem(error, port, host)
  }
}

function asPortProblem(error: unknown, port: number, host: string): unknown {
  const sentence = sentences[errorCode(error)]?.(port, host)
  return sentence === undefined ? error : new PortProblem(sentence, { cause: error })
}

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') {
    throw new Error('the server does not listen on a port')
  }
  return address.port
}

const longestAnswer = 5_000

/** Takes no new connection, lets those under way end, and resolves when all are gone. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), longestAnswer)
  await closed
  clearTimeout(late)
}
