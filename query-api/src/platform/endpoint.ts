import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { cookiesOf, countryOf, noteMember } from '@deals/process'
import { beforeFirst } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { readMinPosition, type WrittenUpTo } from './min-position.ts'
import type { Query } from './pipeline.ts'
import type { Asking, QueryContext } from './ports.ts'
import { addressClaims, memberClaims, refuseTooOften, type ReadCost } from './read-limits.ts'
import { isRefused, notSignedIn, notUnderstood, statusOf, type QueryRefusal } from './refusals.ts'
import { readViewer } from './viewer.ts'
import { readyAnswer, sendReady, visitorAnswers, type ReadyAnswer } from './visitor-answers.ts'
import { waitForWrites } from './views.ts'

type Parameters = z.ZodObject

/** One GET call: its address, who may ask, what it takes and answers, and the question behind it. */
export interface EndpointSpec<P extends Parameters, Answer> {
  /** With `:name` where the address varies. */
  path: string
  about: string
  /** Calls of the specification answer errors with one sentence, all others with JSON. */
  errors: 'text' | 'json'
  who: 'all' | 'signed-in'
  parameters: P
  /** Shape of the answer, for the description of all calls. */
  answer: z.ZodType
  query: Query<z.output<P>, Answer>
  /** What it takes of the limits of reading; 1 where nothing is said. */
  cost?: ReadCost
  /** Whether it searches by words this time. */
  isSearch?: (query: Request['query']) => boolean
  /** How an answer leaves that is not JSON. */
  send?: { type: string; write(answer: Answer, request: z.output<P>): string | null }
}

/** An endpoint as app.ts mounts it and the description lists it. */
export interface Endpoint {
  path: string
  about: string
  errors: 'text' | 'json'
  who: 'all' | 'signed-in'
  parameters: z.ZodObject
  answer: z.ZodType
  type: string
  handler: (context: QueryContext) => RequestHandler
}

export function endpoint<P extends Parameters, Answer>(spec: EndpointSpec<P, Answer>): Endpoint {
  const { path, about, errors, who, parameters, answer, send } = spec
  const handler =
    (context: QueryContext): RequestHandler =>
    async (request, response) => {
      response.locals['errors'] = errors
      const outcome = await ask(spec, context, { request, response })
      if (isRefused(outcome)) {
        sendRefusal(response, outcome, errors)
      } else if ('body' in outcome) {
        allowKeeping(response, false)
        sendReady(response, outcome)
      } else {
        sendAnswer(response, spec, outcome)
      }
    }
  return { path, about, errors, who, parameters, answer, type: send?.type ?? 'application/json', handler }
}

interface Http {
  request: Request
  response: Response
}
interface Answered<P extends Parameters, Answer> {
  answer: Answer
  asked: z.output<P>
  isPersonal: boolean
}

/** The order of checks: not too often, signed in, understood, there, allowed. */
async function ask<P extends Parameters, Answer>(
  spec: EndpointSpec<P, Answer>,
  context: QueryContext,
  { request, response }: Http,
): Promise<Answered<P, Answer> | ReadyAnswer | QueryRefusal> {
  const { query, cost = 1, isSearch = () => false } = spec
  const reading = isSearch(request.query) ? ({ cost: 5, isSearch: true } as const) : { cost, isSearch: false }
  const tooFast = await refuseTooOften(context.limits, addressClaims(request, reading))
  if (tooFast !== null) {
    return tooFast
  }
  const token = cookiesOf(request.headers)['session']
  const written = readMinPosition(request)
  if (isRefused(written)) {
    return written
  }
  if (spec.who === 'all' && query.isSameForVisitors && spec.send === undefined && isNobody(token, written)) {
    return askForVisitors(spec, context, request)
  }
  const reads = token ? [...query.reads, users] : query.reads
  if (!(await waitForWrites(context.readModels, reads, written))) {
    response.set('x-stale', '1')
  }
  const viewer = await readViewer(context, token)
  if (viewer !== null) {
    noteMember(request)
  }
  if (spec.who === 'signed-in' && viewer === null) {
    return notSignedIn
  }
  const tooMany = await refuseTooOften(context.limits, memberClaims(viewer, reading))
  if (tooMany !== null) {
    return tooMany
  }
  const answered = await answerTo(spec, context, { request, viewer })
  return isRefused(answered) ? answered : { ...answered, isPersonal: token !== undefined }
}

/** Neither signed in nor, as far as we are told, somebody who has written. */
const isNobody = (token: string | undefined, { position }: WrittenUpTo): boolean =>
  token === undefined && position === beforeFirst

function askForVisitors<P extends Parameters, Answer>(
  spec: EndpointSpec<P, Answer>,
  context: QueryContext,
  request: Request,
): Promise<ReadyAnswer | QueryRefusal> {
  const { readModels, clock } = context
  return visitorAnswers({ readModels, now: clock(), key: request.originalUrl }, async () => {
    const answered = await answerTo(spec, context, { request, viewer: null })
    return isRefused(answered) ? answered : readyAnswer(answered.answer)
  })
}

async function answerTo<P extends Parameters, Answer>(
  { parameters, query }: EndpointSpec<P, Answer>,
  context: QueryContext,
  { request, viewer }: { request: Request; viewer: Asking['viewer'] },
): Promise<Omit<Answered<P, Answer>, 'isPersonal'> | QueryRefusal> {
  const asked = parameters.safeParse({ ...request.query, ...request.params })
  if (!asked.success) {
    return notUnderstood(asked.error.issues[0]?.message ?? 'The request was not understood')
  }
  const answer = await query.ask(askingOf(context, { request, viewer }), asked.data)
  return isRefused(answer) ? answer : { answer, asked: asked.data }
}

function askingOf(
  { readModels, postLog, projections, publicUrl, clock }: QueryContext,
  { request, viewer }: { request: Request; viewer: Asking['viewer'] },
): Asking {
  return { readModels, postLog, projections, publicUrl, viewer, now: clock(), country: countryOf(request.headers) }
}

function sendAnswer<P extends Parameters, Answer>(
  response: Response,
  { send }: EndpointSpec<P, Answer>,
  { answer, asked, isPersonal }: Answered<P, Answer>,
): void {
  allowKeeping(response, isPersonal)
  const written = send?.write(answer, asked) ?? null
  if (send === undefined || written === null) {
    response.json(answer)
  } else {
    response.type(send.type).send(written)
  }
}

function allowKeeping(response: Response, isPersonal: boolean): void {
  response.vary('Cookie')
  response.set('cache-control', isPersonal ? 'private, no-store' : 'public, max-age=0, s-maxage=2, must-revalidate')
}

export function sendRefusal(response: Response, refusal: QueryRefusal, errors: 'text' | 'json'): void {
  const message = refusal.message ?? 'The request could not be answered'
  response.status(statusOf[refusal.refused]).vary('Cookie').set('cache-control', 'no-store')
  if (refusal.retryAfter !== undefined) {
    response.set('retry-after', String(refusal.retryAfter))
  }
  if (errors === 'text') {
    response.type('text/plain').send(message)
  } else {
    response.json({ message, ...(refusal.fields && { fields: refusal.fields }) })
  }
}
