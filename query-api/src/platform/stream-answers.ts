import type { Request, RequestHandler, Response } from 'express'
import { liveEvent } from '@deals/events'
import { keepOpen, networkOf } from '@deals/process'
import { sendRefusal } from '@deals/process/http'
import type { Answered, Question } from './answer-question.ts'
import { overHttp, questionIn, type Endpoint } from './endpoint.ts'
import type { EventStreams } from './event-streams.ts'
import type { QueryContext } from './ports.ts'
import { isRefused, tooOften } from './refusals.ts'
import type { ReadyAnswer } from './visitor-answers.ts'

/** In seconds. */
const tryAgainAfter = 60
/** A browser asks again by itself when its connection breaks, after so many milliseconds. */
const againAfterMs = 5_000
/** Bytes that may wait for a reader who does not read. */
const mostWaiting = 256 * 1024

interface Streaming {
  readonly context: QueryContext
  readonly streams: EventStreams
}

/** Answers a call over HTTP; one that can stay open does so for who asks for that. */
export function overHttpOrEvents(endpoint: Endpoint, streaming: Streaming): RequestHandler {
  const once = overHttp(endpoint, streaming.context)
  if (endpoint.call.type !== 'text/event-stream') {
    return once
  }
  const open = overEvents(endpoint, streaming)
  return (request, response, next) => {
    const isToStayOpen = request.method === 'GET' && request.accepts('json', 'text/event-stream') !== 'json'
    return isToStayOpen ? open(request, response) : once(request, response, next)
  }
}

/**
 * Answers a question as server-sent events: once, and again with what is new whenever documents have changed. Each time it
 * is asked as if it came anew, so that who was signed out or lost a right is told no more.
 */
function overEvents({ call, ask: asking, news: newsOf }: Endpoint, { context, streams }: Streaming) {
  const ask = asking(context)
  return async (request: Request, response: Response): Promise<void> => {
    const question = () => questionIn(request, context, () => undefined)
    const opening = question()
    const first = await ask(opening)
    if (isRefused(first)) {
      return sendRefusal(response, first, call.speaks)
    }
    let last = answerIn(first)
    const look = async () => {
      const outcome = await ask(question())
      if (isRefused(outcome) || response.writableLength > mostWaiting) {
        response.end()
        return
      }
      const news = newsOf(answerIn(outcome), last)
      last = answerIn(outcome)
      response.write(news === null ? ':\n\n' : eventOf(news))
    }
    const session = await sessionOf(opening)
    if (response.destroyed) {
      // Whoever left while we looked closes nothing any more, and would keep the place for ever.
      return
    }
    const letGo = streams.open({ session, look })
    if (letGo === null) {
      return sendRefusal(response, tooOften(tryAgainAfter), call.speaks)
    }
    response.once('close', letGo)
    begin(response, eventOf(last))
  }
}

/** Who has no session, or says they have one and have not, is counted by address. */
async function sessionOf({ asker }: Question): Promise<string> {
  const { token, address, viewer } = asker
  return token === undefined || (await viewer(true)) === null ? networkOf(address) : token
}

/** What visitors share comes as a text. */
const answerIn = (outcome: Answered | ReadyAnswer): unknown =>
  'body' in outcome ? JSON.parse(String(outcome.body)) : outcome.answer

const eventOf = (answer: unknown): string => `event: ${liveEvent}\ndata: ${JSON.stringify(answer)}\n\n`

function begin(response: Response, first: string): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // Proxies that gather answers would keep all of it.
    'x-accel-buffering': 'no',
  })
  keepOpen(response)
  response.write(`retry: ${againAfterMs}\n\n${first}`)
}
