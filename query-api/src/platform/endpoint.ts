import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import {
  beforeFirst,
  callsWith,
  isForMembers,
  namesIn,
  type AnswerOf,
  type AskedOf,
  type Unchanged,
  type HttpCall,
  type HttpCalls,
} from '@deals/events'
import { cookiesOf, countryOf, noteMember } from '@deals/process'
import { sendRefusal } from '@deals/process/http'
import { users } from '@deals/projector/read-models'
import { readMinPosition, type WrittenUpTo } from './min-position.ts'
import type { Query } from './pipeline.ts'
import type { Asking, QueryContext } from './ports.ts'
import { addressClaims, memberClaims, refuseTooOften, type ReadCost } from './read-limits.ts'
import { isRefused, notSignedIn, notUnderstood, type QueryRefusal } from './refusals.ts'
import { readViewer } from './viewer.ts'
import { readyAnswer, sendReady, visitorAnswers, type ReadyAnswer } from './visitor-answers.ts'
import { waitForWrites } from './views.ts'

/** The question behind a call. */
export interface Answering<Asked, Answer> {
  readonly query: Query<Asked, Answer>
  /** What it takes of the limits of reading; 1 where nothing is said. */
  readonly cost?: ReadCost
  /** Whether it searches by words this time. */
  readonly isSearch?: (query: Request['query']) => boolean
  /** The answer in the type that the call names, where this time it shall not be JSON. */
  write?(answer: Answer, asked: Asked): string | null
}
/** A question for each call of a feature. */
type Answers<Calls extends HttpCalls> = {
  readonly [Name in keyof Calls]: Answering<AskedOf<Calls[Name]>, Unchanged<AnswerOf<Calls[Name]>>>
}

/** The same for every feature. */
export type AllAnswers<Features extends Readonly<Record<string, HttpCalls>>> = {
  readonly [Feature in keyof Features]: Answers<Features[Feature]>
}

/** A call as app.ts mounts it. */
export interface Endpoint {
  readonly call: HttpCall
  /** All that the call is asked with, in its path and behind the question mark. */
  readonly parameters: z.ZodObject
  readonly handler: (context: QueryContext) => RequestHandler
}

/** What names one thing in a path. */
const pathText = z.string().max(100, 'There is no such address')

/** Puts the questions behind the calls of one feature after the other. */
export function serveAll<Features extends Readonly<Record<string, HttpCalls>>>(
  features: Features,
  answers: AllAnswers<Features>,
): Endpoint[] {
  return callsWith<Answering<unknown, unknown>>(features, answers).map(({ call, served }) => endpointOf(call, served))
}

function endpointOf(call: HttpCall, served: Answering<unknown, unknown>): Endpoint {
  const { query = z.object({}), path } = call
  const parameters = query.extend(Object.fromEntries(namesIn(path).map((part) => [part, pathText])))
  return { call, parameters, handler: handlerOf(call, { ...served, parameters }) }
}

type Served = Answering<unknown, unknown> & Pick<Endpoint, 'parameters'>

function handlerOf(call: HttpCall, served: Served): Endpoint['handler'] {
  return (context) => async (request, response) => {
    const outcome = await ask({ call, served, context }, { request, response })
    if (isRefused(outcome)) {
      sendRefusal(response, outcome, call.speaks)
    } else if ('body' in outcome) {
      allowKeeping(response, false)
      sendReady(response, outcome)
    } else {
      sendAnswer(response, { ...outcome, type: call.type })
    }
  }
}

interface Http {
  request: Request
  response: Response
}
interface Answered {
  answer: unknown
  /** The answer where it is no JSON. */
  written: string | null
  isPersonal: boolean
}

interface Asked {
  call: HttpCall
  served: Served
  context: QueryContext
}

/** The order of checks: not too often, signed in, understood, there, allowed. */
async function ask(
  { call, served, context }: Asked,
  { request, response }: Http,
): Promise<Answered | ReadyAnswer | QueryRefusal> {
  const { query, cost = 1, isSearch = () => false } = served
  const reading = isSearch(request.query) ? ({ cost: 5, isSearch: true } as const) : { cost, isSearch: false }
  const tooFast = await refuseTooOften(context.limits, addressClaims(request, reading))
  if (tooFast !== null) {
    return tooFast
  }
  const token = cookiesOf(request.headers)['session']
  const reached = readMinPosition(request)
  if (isRefused(reached)) {
    return reached
  }
  if (isSameForVisitors(call, served) && isNobody(token, reached)) {
    return askForVisitors({ served, context }, request)
  }
  const reads = token ? [...query.reads, users] : query.reads
  if (!(await waitForWrites(context.readModels, reads, reached))) {
    response.set('x-stale', '1')
  }
  const viewer = await readViewer(context, token)
  if (viewer !== null) {
    noteMember(request)
  }
  if (isForMembers(call) && viewer === null) {
    return notSignedIn
  }
  const tooMany = await refuseTooOften(context.limits, memberClaims(viewer, reading))
  if (tooMany !== null) {
    return tooMany
  }
  const answered = await answerTo({ served, context }, { request, viewer })
  return isRefused(answered) ? answered : { ...answered, isPersonal: token !== undefined }
}

const isSameForVisitors = (call: HttpCall, served: Served): boolean =>
  served.query.isSameForVisitors && !isForMembers(call) && call.type === undefined && served.write === undefined

/** Neither signed in nor, as far as we are told, somebody who has written. */
const isNobody = (token: string | undefined, { position }: WrittenUpTo): boolean =>
  token === undefined && position === beforeFirst

type Answerable = Pick<Asked, 'served' | 'context'>

function askForVisitors(asked: Answerable, request: Request): Promise<ReadyAnswer | QueryRefusal> {
  const { readModels, clock } = asked.context
  return visitorAnswers({ readModels, now: clock(), key: request.originalUrl }, async () => {
    const answered = await answerTo(asked, { request, viewer: null })
    return isRefused(answered) ? answered : readyAnswer(answered.answer)
  })
}

async function answerTo(
  { served, context }: Answerable,
  { request, viewer }: { request: Request; viewer: Asking['viewer'] },
): Promise<Omit<Answered, 'isPersonal'> | QueryRefusal> {
  const asked = served.parameters.safeParse({ ...request.query, ...request.params })
  if (!asked.success) {
    return notUnderstood(asked.error.issues[0]?.message ?? 'The request was not understood')
  }
  const answer = await served.query.ask(askingOf(context, { request, viewer }), asked.data)
  return isRefused(answer) ? answer : { answer, written: served.write?.(answer, asked.data) ?? textOf(answer) }
}

/** What is a text already leaves as it is. */
const textOf = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null)

function askingOf(
  { readModels, postLog, projections, publicUrl, clock }: QueryContext,
  { request, viewer }: { request: Request; viewer: Asking['viewer'] },
): Asking {
  return { readModels, postLog, projections, publicUrl, viewer, now: clock(), country: countryOf(request.headers) }
}

function sendAnswer(
  response: Response,
  { answer, written, type, isPersonal }: Answered & Pick<HttpCall, 'type'>,
): void {
  allowKeeping(response, isPersonal)
  if (type === undefined || written === null) {
    sendJson(response, answer, isPersonal)
  } else {
    response.type(type).send(written)
  }
}

/** What nobody may keep needs no tag to be asked for by, and making one means reading all of it. */
function sendJson(response: Response, answer: unknown, isPersonal: boolean): void {
  if (isPersonal) {
    response.type('json').end(JSON.stringify(answer))
  } else {
    response.json(answer)
  }
}

function allowKeeping(response: Response, isPersonal: boolean): void {
  response.vary('Cookie')
  response.set('cache-control', isPersonal ? 'private, no-store' : 'public, max-age=0, s-maxage=2, must-revalidate')
}
