import type { RequestHandler, Router } from 'express'
import { send, speaking } from '@deals/process/http'
import { answerCall, type Site } from './answer-call.ts'
import type { Served } from './call.ts'
import { leavingOf } from './leaving-of.ts'
import type { Sending, Uploads } from './uploads.ts'

/** What Express leads to the calls. */
export interface Mounting {
  readonly site: Site
  readonly publicUrl: string
  /** What stands before every call, and before nothing else of the server it is mounted in. */
  readonly guards: readonly RequestHandler[]
  readonly uploads: Uploads
}

/** Gives each call its way through Express, however its path and its body are written. */
export function mountCalls(router: Router, mounting: Mounting, served: readonly Served[]): void {
  for (const one of served) {
    const { method, path, speaks } = one.call
    router[routed[method]](path, speaking(speaks), ...mounting.guards, handlerOf(mounting, one))
  }
}

const routed = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const

function handlerOf({ site, publicUrl, uploads }: Mounting, served: Served): RequestHandler {
  return async (request, response) => {
    const { baseUrl, path, query } = request
    const exchange = {
      site,
      served,
      request,
      response,
      path: `${baseUrl}${path}`,
      params: textsOf(request.params),
      query,
    }
    const receive = (sending: Sending) => uploads.receive({ request, response }, sending)
    send(response, leavingOf(served.call, await answerCall({ ...exchange, receive }), publicUrl))
  }
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
