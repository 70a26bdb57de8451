import type { Request, RequestHandler, Response, Router } from 'express'
import type { Logger } from 'pino'
import { type Position } from '@deals/events'
import { newUuid } from '@deals/events/log'
import { countryOf } from '@deals/events/process'
import { answerId, outcomeOfKept, type AnswerMemory } from './answer-memory.ts'
import type { Call, Prepared } from './call.ts'
import { cookieOf, sessionCookie } from './cookies.ts'
import { problemOf } from './handle-errors.ts'
import { invocationOf, type Caller } from './invocation.ts'
import type { Outcome } from './outcome.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { readBody } from './read-body.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'
import { reply } from './reply.ts'
import { speaking } from './speech.ts'
import { addressClaim, memberClaim, tooOftenSentence } from './write-limits.ts'

/** Who is signed in by a session, and which session it is. */
export interface SignedIn {
  readonly caller: Caller
  readonly sessionId: string
}
/** What every call needs of its server. */
export interface Site {
  /** What stands before every call, and before nothing else of the server it is mounted in. */
  readonly guards: readonly RequestHandler[]
  readonly signedIn: (token: string) => Promise<SignedIn | null>
  readonly limits: RateLimiter
  /** How far the log has come, for answers that wrote nothing into it. */
  readonly head: () => Promise<Position>
  readonly answers: AnswerMemory
  readonly logger: Logger
}

/** Gives each call its way through the same checks: who, what, how often, and then the command itself. */
export function mountCalls(router: Router, site: Site, calls: readonly Call[]): void {
  for (const call of calls) {
    router[call.method](call.path, speaking(call.speaks), ...site.guards, handlerOf(site, call))
  }
}

function handlerOf(site: Site, call: Call): RequestHandler {
  return async (request, response) => {
    try {
      reply(response, call.speaks, await withPosition(site, call, await outcomeOf({ site, call, request, response })))
    } catch (error) {
      const { status, message } = problemOf(error, site.logger)
      response.status(status)
      if (call.speaks === 'text') {
        response.type('text/plain').send(message)
      } else {
        response.json({ message })
      }
    }
  }
}

/** Every command tells how far the log had come. */
async function withPosition(site: Site, { method }: Call, outcome: Outcome): Promise<Outcome> {
  const isTold = isRefused(outcome) || outcome.position !== undefined || method === 'get'
  return isTold ? outcome : { ...outcome, position: await site.head() }
}

interface Exchange {
  readonly site: Site
  readonly call: Call
  readonly request: Request
  readonly response: Response
}

async function outcomeOf(exchange: Exchange): Promise<Outcome> {
  const { site, call, request, response } = exchange
  const token = cookieOf(request, sessionCookie)
  const signedIn = token === undefined ? null : await site.signedIn(token)
  if (call.signedIn && signedIn === null) {
    return refuse('not-signed-in')
  }
  const key = idempotencyKeyOf(request)
  if (isRefused(key)) {
    return key
  }
  const id = key === null ? null : answerId({ who: whoOf(request, signedIn), call: callOf(request), key: key.key })
  const kept = id === null ? null : await site.answers.find(id)
  if (kept !== null) {
    return outcomeOfKept(kept)
  }
  const body = await readBody(request, response, call.bodies ?? ['json'])
  const prepared = isRefused(body) ? body : call.prepare(body)
  if (isRefused(prepared)) {
    return prepared
  }
  const outcome = await withinLimits(exchange, signedIn, {
    ...prepared,
    run: () =>
      prepared.run({ ...circumstancesOf(request, signedIn, key?.key), files: isRefused(body) ? [] : body.files }),
  })
  if (id !== null && !isRefused(outcome)) {
    const { status = 200, answer, position = null } = outcome
    const kept = { status, text: JSON.stringify(answer), position }
    await site.answers.keep(id, kept, { durable: call.durable === true })
  }
  return outcome
}

type Limited = Pick<Prepared, 'costs'> & { run: () => Promise<Outcome> }

async function withinLimits(
  { site, call, request }: Exchange,
  signedIn: SignedIn | null,
  { costs, run }: Limited,
): Promise<Outcome> {
  const claims = [
    ...(signedIn === null ? [] : costs.map((action) => memberClaim(action, signedIn.caller))),
    ...(call.addressCost === undefined ? [] : [addressClaim(call.addressCost, `${call.path} ${addressOf(request)}`)]),
  ]
  const taken = await site.limits.take(claims)
  if (!taken.isFree) {
    const { claim, retryAfter } = taken
    return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
  }
  try {
    const outcome = await run()
    // What was refused did not happen, so it costs nothing.
    await (isRefused(outcome) ? taken.giveBack() : undefined)
    return outcome
  } catch (error) {
    await taken.giveBack()
    throw error
  }
}

function circumstancesOf(request: Request, signedIn: SignedIn | null, key: string | undefined) {
  const requestId = newUuid()
  const who = signedIn?.caller ?? { id: 'visitor', roles: [] }
  return {
    by: invocationOf(who, { requestId, scope: callOf(request), ...(key !== undefined && { key }) }),
    params: textsOf(request.params),
    query: textsOf(request.query),
    address: addressOf(request),
    country: countryOf(request.headers),
    caller: signedIn?.caller ?? null,
    sessionId: signedIn?.sessionId ?? null,
  }
}

/** The key that the client chose for this command, null without one. */
function idempotencyKeyOf({ headers }: Request): { key: string } | null | Refused {
  const key = headers['idempotency-key']
  if (key === undefined) {
    return null
  }
  const isKey = typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)
  return isKey ? { key } : refuse('key-not-understood')
}

const callOf = ({ method, baseUrl, path }: Request) => `${method} ${baseUrl}${path}`
const addressOf = ({ ip }: Request) => ip ?? 'unknown'
const whoOf = (request: Request, signedIn: SignedIn | null) => signedIn?.caller.id ?? `at ${addressOf(request)}`

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
