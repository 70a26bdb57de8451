/** The door @deals/query-api/app. */
import type { IncomingMessage } from 'node:http'
import { Router } from 'express'
import type express from 'express'
import { allHttpCalls, queryCalls, systemQueries, type HttpCall } from '@deals/events'
import { answerCalls } from '@deals/process'
import { createApi, findByPath, problemsBy, speaking } from '@deals/process/http'
import { answers } from './answers.ts'
import { askingPlainly, type AskPlainly } from './platform/ask-plainly.ts'
import { askerOf } from './platform/asker.ts'
import { docsRoutes } from './platform/docs.ts'
import { serveAll, type Endpoint } from './platform/endpoint.ts'
import { createEventStreams } from './platform/event-streams.ts'
import type { QueryContext } from './platform/ports.ts'
import { notFound } from './platform/refusals.ts'
import { overHttpOrEvents } from './platform/stream-answers.ts'
import { createSystemQueries } from './system-queries.ts'

export { openSharedMemory, shareMemory, type SharedMemory } from './platform/remembered-shared.ts'
export { reportsOf } from './platform/report-processors.ts'
export { createSystemQueries } from './system-queries.ts'
export type { PostAsOf, PostLog, ProjectionsPort, QueryContext, VoteLog } from './platform/ports.ts'

/** What a thrown error says to whoever asked. */
const problemOf = problemsBy(() => 'The site is catching its breath. Please try again in a moment')

export const endpoints: readonly Endpoint[] = serveAll(queryCalls, answers)

/** Answers every GET call; commands and pages pass through it. */
export function createQueryApi(context: QueryContext): express.Express {
  const { publicUrl, internalToken: token, logger, readModels, clock } = context
  const answered = createSystemQueries(readModels, clock)
  const problem = (error: unknown) => problemOf(error, logger)
  return createApi({
    publicUrl,
    calls: endpoints.map(({ call }) => call),
    mount(app) {
      const streaming = { context, streams: createEventStreams(context) }
      const served = endpoints.map((one) => ({ call: one.call, answer: overHttpOrEvents(one, streaming) }))
      app.use(plainQuestions(served), allQuestions(served))
      app.use(docsRoutes(() => describeCalls(publicUrl)))
    },
    door: answerCalls(systemQueries, answered, { door: 'queries', token, problemOf: problem }),
    unknown: { of: 'questions', refused: notFound('Page') },
    problemOf: problem,
  })
}

/** Opens the same questions to the process itself, for somebody whose page asks several in one moment. */
export function createPlainQuestions(
  context: QueryContext,
): (headers: Readonly<Record<string, string>>, address: string) => AskPlainly {
  const asked = endpoints.map(({ call, ask }) => ({ call, ask: ask(context) }))
  const openTo = askingPlainly(asked, (error) => problemOf(error, context.logger))
  return (headers, address) => openTo(askerOf(context, headers, address))
}

/** All calls, as the description of the site's interfaces names them. */
export async function describeCalls(publicUrl: string): Promise<object> {
  const { describeAll } = await import('./platform/openapi.ts')
  return describeAll(allHttpCalls, publicUrl)
}

interface ServedCall {
  readonly call: HttpCall
  readonly answer: express.RequestHandler
}

const questionAt = findByPath(endpoints.map(({ call }) => call))

/** A question that its path names plainly: nobody before this side has to look whether it is theirs. */
export const isPlainQuestion = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'GET' && questionAt(pathOf(url)) !== undefined

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Answers such questions. */
function plainQuestions(served: readonly ServedCall[]): express.RequestHandler {
  const answers = new Map(served.map(({ call, answer }) => [call, answer]))
  return (request, response, next) => {
    const plain = request.method === 'GET' ? questionAt(request.path) : undefined
    const answer = plain && answers.get(plain.found)
    if (plain === undefined || answer === undefined) {
      return next()
    }
    request.params = { ...plain.params }
    speaking(plain.found.speaks)(request, response, () => undefined)
    // What fails in it is told to Express.
    return answer(request, response, next)
  }
}

/** What the paths of all questions begin with. */
const beginnings = new Set(endpoints.map(({ call }) => beginningOf(call.path)))

function beginningOf(path: string): string {
  const [, first = ''] = path.split('/')
  return first.toLowerCase()
}

/** All questions, however their path is written. */
function allQuestions(served: readonly ServedCall[]): express.RequestHandler {
  const questions = Router()
  served.forEach(({ call, answer }) => questions.get(call.path, speaking(call.speaks), answer))
  return (request, response, next) =>
    beginnings.has(beginningOf(request.path)) ? questions(request, response, next) : next()
}
