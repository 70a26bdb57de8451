import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import {
  callsWith,
  namesIn,
  type AnswerOf,
  type AskedOf,
  type Unchanged,
  type HttpCall,
  type HttpCalls,
} from '@deals/events'
import { noteMember, visitorAddress } from '@deals/process'
import { sendRefusal } from '@deals/process/http'
import { answerQuestion, type Answered, type Answering, type Asked, type Question } from './answer-question.ts'
import { askerOf } from './asker.ts'
import { jsonOfShared } from './json-of-shared.ts'
import type { QueryContext } from './ports.ts'
import { isRefused } from './refusals.ts'
import { sendReady } from './visitor-answers.ts'

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
  readonly ask: (context: QueryContext) => AskQuestion
  /** What of an answer is new to whoever has the one before. */
  readonly news: (answer: unknown, before: unknown) => unknown
}

/** Answers a question, or says why not. */
export type AskQuestion = (question: Question) => ReturnType<typeof answerQuestion>

/** What names one thing in a path. */
const pathText = z.string().max(100, 'There is no such address')

/** Puts the questions behind the calls of one feature after the other. */
export function serveAll<Features extends Readonly<Record<string, HttpCalls>>>(
  features: Features,
  answers: AllAnswers<Features>,
): Endpoint[] {
  return callsWith<Answering<unknown, unknown>>(features, answers).map(({ call, served }) => endpointOf(call, served))
}

function endpointOf(call: HttpCall, answering: Answering<unknown, unknown>): Endpoint {
  const { query = z.object({}), path } = call
  const parameters = query.extend(Object.fromEntries(namesIn(path).map((part) => [part, pathText])))
  const served: Asked['served'] = { ...answering, parameters }
  return {
    call,
    parameters,
    ask: (context) => (question) => answerQuestion({ call, served, context }, question),
    news: (answer, before) => (answering.news === undefined ? answer : answering.news(answer, before)),
  }
}

/** The question that a request asks. */
export function questionIn(request: Request, context: QueryContext, stale: () => void): Question {
  const { originalUrl: url, headers, query, params } = request
  const asker = askerOf(context, headers, visitorAddress(request))
  return { url, asker, given: { ...query, ...params }, noted: { stale, member: () => noteMember(request) } }
}

/** Answers a call over HTTP. */
export function overHttp({ call, ask: asking }: Endpoint, context: QueryContext): RequestHandler {
  const ask = asking(context)
  return async (request, response) => {
    const outcome = await ask(questionIn(request, context, () => void response.set('x-stale', '1')))
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
    response.type('json').end(jsonOfShared(answer))
  } else {
    response.json(answer)
  }
}

function allowKeeping(response: Response, isPersonal: boolean): void {
  response.vary('Cookie')
  response.set('cache-control', isPersonal ? 'private, no-store' : 'public, max-age=0, s-maxage=2, must-revalidate')
}
