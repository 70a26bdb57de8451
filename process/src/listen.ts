import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { errorCode } from '@deals/storage'
import { isOpenEnded } from './open-ended.ts'

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

/** How long somebody may take to say something. */
export interface Patience {
  /** For the head of a request, from its first byte or from the connection on. */
  readonly headMs: number
  /** For all of it: the largest form over a slow line. */
  readonly requestMs: number
  readonly lookEveryMs: number
}
const usualPatience: Patience = { headMs: 15_000, requestMs: 120_000, lookEveryMs: 5_000 }

export interface Listening {
  readonly port: number
  readonly host: string
  readonly patience?: Patience
  /** Connections at once. */
  readonly mostConnections?: number
}

/** Listens; port 0 takes any free one. Throws PortProblem. */
export async function listen(
  handler: RequestListener,
  { port, host, patience = usualPatience, mostConnections = connectionsByFiles() }: Listening,
): Promise<Server> {
  const { headMs, requestMs, lookEveryMs } = patience
  const timeouts = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs }
  // Longer than a proxy in front keeps its connections, so that none is closed under a request.
  const server = createServer({ ...timeouts, keepAliveTimeout: 65_000 })
  ending.set(server, endOf(server))
  server.on('request', handler)
  server.maxConnections = mostConnections
  // Those that ask nothing make room for one that wants to.
  server.on('drop', () => server.closeIdleConnections())
  server.listen({ port, host, backlog: mostBefore })
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    throw asPortProblem(error, port, host)
  }
}

/** Connections that wait to be taken in: who comes when there are more is not heard, and tries again a second later. */
const mostBefore = 4_096
const filesOfOurOwn = 256

/**
 * A connection is an open file: without some left, no store and no page could be opened any more. The report of Node would tell
 * on every system, but waits for each thread of the process.
 */
function connectionsByFiles(): number {
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limitsOfSystem())?.[1] ?? Number.NaN)
  return Number.isFinite(soft) ? Math.max(filesOfOurOwn, soft - filesOfOurOwn) : 50_000
}

function limitsOfSystem(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    // Only Linux has it; elsewhere nobody runs a site that is so full.
    return ''
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

interface End {
  isNear: boolean
  readonly answers: Set<ServerResponse>
}
const ending = new WeakMap<Server, End>()

/** Once the end is near, each answer says so: a client then asks nothing more over the connection that it came by. */
function endOf(server: Server): End {
  const end: End = { isNear: false, answers: new Set() }
  server.on('request', (_request, response) => {
    end.answers.add(response)
    response.once('close', () => end.answers.delete(response))
    if (end.isNear) {
      response.setHeader('connection', 'close')
    }
  })
  return end
}

const idleFor = 500
const longestAnswer = 5_000

/**
 * Takes no new connection, lets what is under way end, and resolves when all connections are gone. One that rests is left
 * open for a moment: a question may be on its way over it already. Answers without an end of their own get one.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  const end = ending.get(server)
  if (end !== undefined) {
    end.isNear = true
    for (const answer of end.answers) {
      if (!answer.headersSent) {
        answer.setHeader('connection', 'close')
      } else if (isOpenEnded(answer)) {
        answer.end()
      }
    }
  }
  // That of HTTP would close every connection that rests at once.
  NetServer.prototype.close.call(server)
  const resting = setInterval(() => server.closeIdleConnections(), idleFor)
  const late = setTimeout(() => server.closeAllConnections(), longestAnswer)
  await closed
  clearInterval(resting)
  clearTimeout(late)
  // Ends what HTTP watches its connections with.
  server.close()
}
