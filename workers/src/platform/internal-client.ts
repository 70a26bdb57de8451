import { queriesOver, ReadModelsBehind, type SystemCommands, type SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/events/log'
import { DoNotRetry } from './job-queue.ts'
import { parseAnswer } from './parse-answer.ts'

export interface InternalApi {
  /** Origin of the API. */
  url: string
  token: string
  /** How long an answer may take (ms). */
  timeoutMs?: number
}

/** The commands of the site itself over HTTP: POST /internal/commands/:name with the request as its body. */
export function commandClient(api: InternalApi): SystemCommands {
  const send = (name: string, request: object) =>
    call<'done' | 'not-needed'>(api, `/internal/commands/${name}`, request)
  return {
    requestScore: (request) => send('requestScore', request),
    startScore: (request) => send('startScore', request),
    completeScore: (request) => send('completeScore', request),
    failScore: (request) => send('failScore', request),
    invalidateScore: (request) => send('invalidateScore', request),
    finishReview: (request) => send('finishReview', request),
    expirePost: (request) => send('expirePost', request),
    sendToStaffReview: (request) => send('sendToStaffReview', request),
    abandonPost: (request) => send('abandonPost', request),
    matureVote: (request) => send('matureVote', request),
    matchAlert: (request) => send('matchAlert', request),
    resolveReport: (request) => send('resolveReport', request),
    recordDelivery: (request) => send('recordDelivery', request),
  }
}

/** The questions of the site itself over HTTP: POST /internal/queries/:name with the list of arguments as its body. */
export function queryClient(api: InternalApi): SystemQueries {
  return queriesOver(
    <Given extends readonly unknown[], Answer>(name: string) =>
      (...given: Given): Promise<Answer> =>
        call<Answer>(api, `/internal/queries/${name}`, given, minPositionIn(given)),
  )
}

/** A question that must not be answered from older documents says so in its last argument. */
function minPositionIn(given: readonly unknown[]): number | undefined {
  const last = given.at(-1)
  const isAfter = typeof last === 'object' && last !== null && 'minPosition' in last
  return isAfter && typeof last.minPosition === 'number' ? last.minPosition : undefined
}

const defaultTimeout = 10_000

async function call<Answer>(
  { url, token, timeoutMs = defaultTimeout }: InternalApi,
  path: string,
  ...[body, minPosition]: readonly [body: unknown, minPosition?: number]
): Promise<Answer> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-token': token,
      ...(minPosition !== undefined && { 'x-min-position': String(minPosition) }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (response.headers.get('x-stale') === '1') {
    throw new ReadModelsBehind(`${path} answers from read models before ${minPosition ?? 0}`)
  }
  if (!response.ok) {
    throw problem(`${path} answered ${response.status}: ${text.slice(0, 200)}`, response.status)
  }
  return parseAnswer<Answer>(text)
}

/** What the API does not understand now it will not understand later either; the rest may pass. */
function problem(message: string, status: number): Error {
  if (status === 503) {
    return new Unavailable(message)
  }
  return status === 400 || status === 404 || status === 422 ? new DoNotRetry(message) : new Error(message)
}
