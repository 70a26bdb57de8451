import type { Request, RequestHandler, Response, Router } from 'express'
import { isForMembers, type Position, type SettingValues } from '@deals/events'
import type { RateLimiter } from '@deals/process/limits'
import { newUuid } from '@deals/events/platform'
import { countryOf, networkOf, noteMember, visitorAddress } from '@deals/process'
import { speaking } from '@deals/process/http'
import { answerId, outcomeOfKept, type AnswerMemory } from './answer-memory.ts'
import { fixedCosts, prepare, type Prepared, type Served } from './call.ts'
import { cookieOf, sessionCookie } from './cookies.ts'
import { invocationOf, type Caller } from './invocation.ts'
import type { Outcome } from './outcome.ts'
import { isUpload, readBody, type Body } from './read-body.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'
import { refuseClosed } from './refuse-closed.ts'
import { reply } from './reply.ts'
import type { Uploads } from './uploads.ts'
import { addressClaim, memberClaim, tooOften, type AddressAction } from './write-limits.ts'

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
  /** What staff set, and closed. */
  readonly settings: () => Promise<SettingValues>
  readonly uploads: Uploads
  /** How far the log has come, for answers that wrote nothing into it. */
  readonly head: () => Promise<Position>
  readonly answers: AnswerMemory
}

/** Gives each call its way through the same checks: who, what, how often, and then the command itself. */
export function mountCalls(router: Router, site: Site, served: readonly Served[]): void {
  for (const one of served) {
    const { method, path, speaks } = one.call
    router[routed[method]](path, speaking(speaks), ...site.guards, handlerOf(site, one))
  }
}

const routed = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const

function handlerOf(site: Site, served: Served): RequestHandler {
  const { call } = served
  return async (request, response) =>
    reply(response, call, await withPosition(site, call, await outcomeOf({ site, served, request, response })))
}

/** Every command tells how far the log had come. */
async function withPosition(site: Site, { method }: Served['call'], outcome: Outcome): Promise<Outcome> {
  const isTold = isRefused(outcome) || outcome.position !== undefined || method === 'GET'
  return isTold ? outcome : { ...outcome, position: await site.head() }
}

/** Files that a form of a post may bring. */
const usualFiles = 8

interface Exchange {
  readonly site: Site
  readonly served: Served
  readonly request: Request
  readonly response: Response
}

async function outcomeOf(exchange: Exchange): Promise<Outcome> {
  const { site, served, request } = exchange
  const { handling } = served
  const token = cookieOf(request, sessionCookie)
  const signedIn = token === undefined ? null : await site.signedIn(token)
  if (signedIn !== null) {
    noteMember(request)
  }
  if (isForMembers(served.call) && signedIn === null) {
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
  const closed = await refuseClosed(site, served.call.needs)
  if (closed !== null) {
    return closed
  }
  const outcome = await withinLimits(exchange, signedIn, {
    costs: fixedCosts(served),
    addressCost: handling.addressCost,
    run: () => afterBody(exchange, signedIn, key?.key),
  })
  if (id !== null && !isRefused(outcome)) {
    const { answer, position = null } = outcome
    const kept = { text: JSON.stringify(answer), position }
    await site.answers.keep(id, kept, { durable: handling.durable === true })
  }
  return outcome
}

const bodiesOf = ({ body, bodies = ['json'] }: Served['call']) => (body === undefined ? [] : bodies)

/** Receives what the request says and does it. */
async function afterBody(exchange: Exchange, signedIn: SignedIn | null, key: string | undefined): Promise<Outcome> {
  const { site, served, request, response } = exchange
  const { mostFiles = usualFiles } = served.handling
  const bodies = bodiesOf(served.call)
  if (!isUpload(request, bodies)) {
    return obey(exchange, { signedIn, key, body: await readBody(request, response, bodies) })
  }
  // A place for the first picture, given back when the form is there: then each picture takes its own.
  const isCounted = signedIn === null || fixedCosts(served).includes('image')
  const place = isCounted ? null : await site.limits.take([memberClaim('image', signedIn.caller)])
  if (place?.isFree === false) {
    return tooOften(place)
  }
  const upload = await site.uploads.receive({ request, response }, mostFiles)
  await (place?.isFree === true ? place.giveBack() : undefined)
  try {
    return await obey(exchange, { signedIn, key, body: upload })
  } finally {
    await (isRefused(upload) ? undefined : upload.letGo())
  }
}

interface Said {
  readonly signedIn: SignedIn | null
  readonly key: string | undefined
  readonly body: Body | Refused
}

async function obey(exchange: Exchange, { signedIn, key, body }: Said): Promise<Outcome> {
  const prepared = isRefused(body) ? body : prepare(exchange.served, body, exchange.request.query)
  if (isRefused(prepared)) {
    return prepared
  }
  const files = isRefused(body) ? [] : body.files
  const run = () => prepared.run({ ...circumstancesOf(exchange.request, signedIn, key), files })
  return prepared.costs.length === 0 ? run() : withinLimits(exchange, signedIn, { costs: prepared.costs, run })
}

interface Limited extends Pick<Prepared, 'costs'> {
  readonly addressCost?: AddressAction | undefined
  readonly run: () => Promise<Outcome>
}

async function withinLimits(
  { site, served, request }: Exchange,
  signedIn: SignedIn | null,
  { costs, addressCost, run }: Limited,
): Promise<Outcome> {
  const claims = [
    ...(signedIn === null ? [] : costs.map((action) => memberClaim(action, signedIn.caller))),
    ...(addressCost === undefined
      ? []
      : [addressClaim(addressCost, `${served.call.path} ${networkOf(visitorAddress(request))}`)]),
  ]
  const taken = await site.limits.take(claims)
  if (!taken.isFree) {
    return tooOften(taken)
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
    address: visitorAddress(request),
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
const whoOf = (request: Request, signedIn: SignedIn | null) => signedIn?.caller.id ?? `at ${visitorAddress(request)}`

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
