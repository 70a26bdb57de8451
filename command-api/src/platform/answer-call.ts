import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForMembers, type Position, type SettingValues } from '@deals/events'
import type { RateLimiter } from '@deals/process/limits'
import { newUuid } from '@deals/events/platform'
import { countryOf, networkOf, noteMember, sessionCookie, visitorAddress } from '@deals/process'
import { answerId, outcomeOfKept, type AnswerMemory, type Keeping } from './answer-memory.ts'
import { fixedCosts, prepare, type Prepared, type Served } from './call.ts'
import { cookieOf } from './cookies.ts'
import { invocationOf, type Caller } from './invocation.ts'
import type { Outcome } from './outcome.ts'
import { isUpload, readBody, type Body } from './read-body.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'
import { refuseClosed } from './refuse-closed.ts'
import type { Sending, Upload } from './uploads.ts'
import { addressClaim, memberClaim, tooOften, type AddressAction } from './write-limits.ts'

/** Who is signed in by a session, and which session it is. */
export interface SignedIn {
  readonly caller: Caller
  readonly sessionId: string
}
/** What every call needs of its server. */
export interface Site {
  readonly signedIn: (token: string) => Promise<SignedIn | null>
  readonly limits: RateLimiter
  /** What staff set, and closed. */
  readonly settings: () => Promise<SettingValues>
  /** How far the log has come, for answers that wrote nothing into it. */
  readonly head: () => Promise<Position>
  readonly answers: AnswerMemory
}

/** One giving of a call. Express knows nothing of it but what stands here. */
export interface Exchange {
  readonly site: Site
  readonly served: Served
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Without what stands behind the question mark. */
  readonly path: string
  /** What is given in the path, by its name. */
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  /** Receives a form with files; absent where none comes. */
  readonly receive?: (sending: Sending) => Promise<Upload | Refused>
}

/** Leads a call through its checks: who, what, how often, and then to the command itself. */
export async function answerCall(exchange: Exchange): Promise<Outcome> {
  return withPosition(exchange.site, exchange.served.call, await outcomeOf(exchange))
}

/** Every command tells how far the log had come. */
async function withPosition(site: Site, { method }: Served['call'], outcome: Outcome): Promise<Outcome> {
  const isTold = isRefused(outcome) || outcome.position !== undefined || method === 'GET'
  return isTold ? outcome : { ...outcome, position: await site.head() }
}

/** Files that a form of a post may bring. */
const usualFiles = 8

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
  const key = idempotencyKeyOf(exchange, signedIn)
  if (isRefused(key)) {
    return key
  }
  const kept = key === null ? null : await site.answers.find(key.id)
  if (kept !== null) {
    return outcomeOfKept(kept)
  }
  const closed = await refuseClosed(site, served.call.needs)
  if (closed !== null) {
    return closed
  }
  return withinLimits(exchange, signedIn, {
    costs: fixedCosts(served),
    addressCost: handling.addressCost,
    run: () => afterBody(exchange, signedIn, key),
  })
}

const bodiesOf = ({ body, bodies = ['json'] }: Served['call']) => (body === undefined ? [] : bodies)

/** Receives what the request says and does it. */
async function afterBody(exchange: Exchange, signedIn: SignedIn | null, key: Key | null): Promise<Outcome> {
  const { site, served, request, response, receive } = exchange
  const { mostFiles = usualFiles } = served.handling
  const bodies = bodiesOf(served.call)
  if (receive === undefined || !isUpload(request, bodies)) {
    return obey(exchange, { signedIn, key, body: await readBody(request, response, bodies) })
  }
  // A place for the first picture, given back when the form is there: then each picture takes its own.
  const isCounted = signedIn === null || fixedCosts(served).includes('image')
  const place = isCounted ? null : await site.limits.take([memberClaim('image', signedIn.caller)])
  if (place?.isFree === false) {
    return tooOften(place)
  }
  const upload = await receive({ mostFiles, sender: senderOf(request, signedIn) })
  await (place?.isFree === true ? place.giveBack() : undefined)
  try {
    return await obey(exchange, { signedIn, key, body: upload })
  } finally {
    await (isRefused(upload) ? undefined : upload.letGo())
  }
}

interface Said {
  readonly signedIn: SignedIn | null
  readonly key: Key | null
  readonly body: Body | Refused
}

async function obey(exchange: Exchange, { signedIn, key, body }: Said): Promise<Outcome> {
  const prepared = isRefused(body) ? body : prepare(exchange.served, body, exchange.query)
  if (isRefused(prepared)) {
    return prepared
  }
  const files = isRefused(body) ? [] : body.files
  const work = () => prepared.run({ ...circumstancesOf(exchange, signedIn, key), files })
  const run = () => (key === null ? work() : exchange.site.answers.once(key.id, keepingOf(exchange.served), work))
  return prepared.costs.length === 0 ? run() : withinLimits(exchange, signedIn, { costs: prepared.costs, run })
}

/** What is told once lasts, so that no other process does it again. */
function keepingOf({ call: { refuses = [] }, handling: { durable = false } }: Served): Keeping {
  const isToldOnce = refuses.includes('told-once')
  return { isToldOnce, isDurable: durable || isToldOnce }
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

function circumstancesOf(exchange: Exchange, signedIn: SignedIn | null, key: Key | null) {
  const { request, params } = exchange
  const requestId = newUuid()
  const who = signedIn?.caller ?? { id: 'visitor', roles: [] }
  return {
    by: invocationOf(who, { requestId, scope: callOf(exchange), ...(key !== null && { key: key.key }) }),
    params,
    address: visitorAddress(request),
    country: countryOf(request.headers),
    caller: signedIn?.caller ?? null,
    sessionId: signedIn?.sessionId ?? null,
  }
}

/** What the client chose for this command, and under what its answer is kept. */
interface Key {
  readonly key: string
  readonly id: string
}

/** Null without one. */
function idempotencyKeyOf(exchange: Exchange, signedIn: SignedIn | null): Key | null | Refused {
  const { request } = exchange
  const key = request.headers['idempotency-key']
  if (key === undefined) {
    return null
  }
  const isKey = typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)
  return isKey
    ? { key, id: answerId({ who: whoOf(request, signedIn), call: callOf(exchange), key }) }
    : refuse('key-not-understood')
}

const callOf = ({ request, path }: Exchange) => `${request.method} ${path}`
/** A household of IPv6 has more addresses than could be counted. */
const senderOf = (request: IncomingMessage, signedIn: SignedIn | null) =>
  signedIn?.caller.id ?? `at ${networkOf(visitorAddress(request))}`
const whoOf = (request: IncomingMessage, signedIn: SignedIn | null) =>
  signedIn?.caller.id ?? `at ${visitorAddress(request)}`
