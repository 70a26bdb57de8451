import { request as requestByHttp, type IncomingMessage } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { pipeline } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { callsIn, commandCalls, pageCalls, queryCalls, serverPaths, type HttpCall } from '@deals/events'
import { fitsPattern, handedOn, keepOpen, visitorAddress, visitorHeaders } from '@deals/process'
import type { Config } from './config.ts'
import { noAnswerTo, sendNoAnswer } from './no-answer.ts'
import { endIfSilent, untilAnswered } from './patience.ts'

/** Uploaded pictures, which command-api hands out. */
const pictures = '/images/'
/** Besides them it answers questions about what no read model holds (accounts, sessions, posts that are not sent yet), and shows pages. */
const ofCommands = [...callsIn(commandCalls).filter(({ method }) => method === 'GET'), ...callsIn(pageCalls)]
/** Paths besides /api that query-api answers: feeds, and what robots read. */
const ofQueries = callsIn(queryCalls).filter(({ path }) => !path.startsWith('/api/'))

/** Headers that belong to one connection and must not be handed on. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']

/** Which other process answers a request; none where it is a page. */
export function targetOf(method: string, url: string, config: Config): string | undefined {
  const [asked = ''] = url.split('?')
  const isOneOf = (calls: readonly HttpCall[]) => calls.some(({ path }) => fitsPattern(path, asked))
  if (isOneOf(ofCommands) || asked.startsWith(pictures)) {
    return config.commandApiUrl
  }
  // The board of jobs.
  if (asked === serverPaths.jobs || asked.startsWith(`${serverPaths.jobs}/`)) {
    return config.workersUrl
  }
  if (isOneOf(ofQueries)) {
    return config.queryApiUrl
  }
  if (url.startsWith('/api/')) {
    return method === 'GET' || method === 'HEAD' ? config.queryApiUrl : config.commandApiUrl
  }
  return undefined
}

/** How long another process may say nothing: who reads waits for each answer, and a change may be long work. */
const usualPatience = { question: 10_000, other: 30_000 }

/** Hands requests for the APIs on, as streams in both directions, so that uploads and live answers pass too. */
export function proxyToApis(config: Config, proof: string, patience = usualPatience): RequestHandler {
  return (request, response, next) => {
    const target = targetOf(request.method, request.originalUrl, config)
    if (target === undefined) {
      next()
      return
    }
    const isQuestion = target === config.queryApiUrl && ['GET', 'HEAD'].includes(request.method)
    const patienceMs = isQuestion ? patience.question : patience.other
    handOn({ target, proof, patienceMs }, { request, response })
  }
}

interface HandOver {
  readonly target: string
  readonly proof: string
  /** How long (ms) the other process may say nothing to what it was handed. */
  readonly patienceMs: number
}

function handOn(
  { target, proof, patienceMs }: HandOver,
  { request, response }: { request: Request; response: Response },
) {
  const send = target.startsWith('https:') ? requestByHttps : requestByHttp
  const outgoing = send(
    target,
    // The path goes on letter by letter: read as an address, its dots would lead to what nobody hands out.
    { method: request.method, path: request.originalUrl, headers: headersFor(request, proof) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
        keepOpen(response)
      } else {
        endIfSilent(answer, response, patienceMs)
      }
      pipeline(answer, response, () => undefined)
    },
  )
  untilAnswered(request, outgoing, patienceMs)
  outgoing.on('error', (error) => {
    if (response.headersSent) {
      response.destroy()
    } else {
      sendNoAnswer(response, noAnswerTo(request, error))
    }
  })
  response.on('close', () => {
    outgoing.destroy()
  })
  pipeline(request, outgoing, () => undefined)
}

/** What came in about earlier hops ends here: the APIs get the one address that this process found. */
const ofEarlierHops = ['x-forwarded-for', 'forwarded', ...visitorHeaders]

/** The host stays the visitor's, since the APIs compare it with where a write came from. */
function headersFor(request: Request, proof: string): IncomingMessage['headers'] {
  const kept = Object.entries(withoutConnection(request.headers)).filter(([name]) => !ofEarlierHops.includes(name))
  const address = visitorAddress(request)
  return { ...Object.fromEntries(kept), ...frameOf(request), 'x-forwarded-for': address, ...handedOn(address, proof) }
}

/** A body in pieces stays one: without bounds of its own it would be read as requests that come after it. */
function frameOf({ headers }: Request): IncomingMessage['headers'] {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }
}

function withoutConnection(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)))
}
