import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { positionFrom } from '@deals/events'
import { isInternalToken } from '@deals/accounts'
import type { createPostLog } from './history/post-log.ts'
import type { Logger } from './platform/run-options.ts'
import type { Projector } from './start-projector.ts'

export interface InternalParts {
  postLog: ReturnType<typeof createPostLog>
  projector: Pick<Projector, 'progress'>
  token: string
  logger: Logger
}

/**
 * What query-api asks of the process that holds the log: the events of a post, a post as it stood, and how far each view
 * is. Closed to everybody else.
 */
export function internalCalls(parts: InternalParts): RequestListener {
  return (request, response) => {
    if (!isInternalToken(String(request.headers['x-internal-token'] ?? ''), parts.token)) {
      say(response, 404, { message: 'There is no such call.' })
      return
    }
    answer(parts, request).then(
      (given) => say(response, given === undefined ? 404 : 200, given ?? null),
      (error: unknown) => {
        parts.logger.error({ err: error }, 'an internal call failed')
        say(response, 503, { message: 'The log does not answer.' })
      },
    )
  }
}

async function answer({ postLog, projector }: InternalParts, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/internal/projections') {
    return projector.progress()
  }
  const [, post, what] = /^\/internal\/posts\/(\d{1,16})\/(events|as-of)$/.exec(pathname) ?? []
  const [at, position] = [searchParams.get('at'), searchParams.get('position')]
  if (what === 'events') {
    return postLog.eventsOf(Number(post))
  }
  if (what === 'as-of' && (at !== null || position !== null)) {
    return postLog.asOf(Number(post), at === null ? { position: positionFrom(Number(position)) } : { at: Number(at) })
  }
  return undefined
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
