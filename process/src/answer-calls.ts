import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { isInternalToken } from '@deals/accounts'
import { answerCall, ReadModelsBehind, type AnsweredBy, type ProcessCalls } from '@deals/events'
import type { ProcessDoor } from './send-call.ts'
import { waitOf } from './wait-of.ts'

export interface DoorParts {
  door: ProcessDoor
  /** Only the site's own processes know it; null keeps the door closed. */
  token: string | null
  /** What an error of the work behind the door says to the process that asked. */
  problemOf: (error: unknown) => { status: number; message: string }
}

/** Stands in a row of handlers, as Express and others take them; what is not for it goes on. */
export type Doorkeeper = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Said {
  status: number
  body: unknown
  isStale?: boolean
}

const notUnderstood: Said = { status: 400, body: { message: 'The call was not understood.' } }
/** Nobody is told what stands behind a door that is closed to them. */
const noSuchCall: Said = { status: 404, body: { message: 'There is no such call.' } }

/** Answers POST /internal/{door}/{name} to the site's other processes, closed to everybody else. */
export function answerCalls<Calls extends ProcessCalls>(
  calls: Calls,
  by: AnsweredBy<Calls>,
  { door, token, problemOf }: DoorParts,
): Doorkeeper {
  const way = `/internal/${door}/`
  const answer = async (request: IncomingMessage, name: string): Promise<Said> => {
    if (!isInternalToken(String(request.headers['x-internal-token'] ?? ''), token)) {
      return noSuchCall
    }
    try {
      const asked = await readJson(request)
      const said = asked === unreadable ? notUnderstood : await answerCall(calls, by, { name, asked })
      return 'status' in said ? said : saidFor(said)
    } catch (error) {
      return error instanceof ReadModelsBehind
        ? { status: 503, body: { message: error.message }, isStale: true }
        : problemSaid(problemOf(error))
    }
  }
  return (request, response, next) => {
    // Read as an address, what some strangers ask for would be none at all.
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (request.method !== 'POST' || !path.startsWith(way)) {
      next()
      return
    }
    void answer(request, path.slice(way.length)).then((said) => say(response, said))
  }
}

const problemSaid = ({ status, message }: { status: number; message: string }): Said => ({ status, body: { message } })

function saidFor(answered: Awaited<ReturnType<typeof answerCall>>): Said {
  switch (answered.kind) {
    case 'answer':
      return { status: 200, body: answered.answer ?? null }
    case 'unknown':
      return noSuchCall
    case 'not-understood':
      return notUnderstood
  }
}

const mostBytes = 256 * 1024
const unreadable = Symbol('unreadable')

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= mostBytes) {
      chunks.push(chunk)
    }
  })
  try {
    await finished(request)
    return bytes > mostBytes ? unreadable : JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return unreadable
  }
}

function say(response: ServerResponse, { status, body, isStale = false }: Said): void {
  response.writeHead(status, {
    ...waitOf(status),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(isStale && { 'x-stale': '1' }),
  })
  response.end(JSON.stringify(body))
}
