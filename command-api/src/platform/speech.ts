import type { RequestHandler, Response } from 'express'
import { fitsPattern, isDecodable } from '@deals/process'
import type { Served } from './call.ts'
import { refuse } from './refusal.ts'
import { reply, type Speech } from './reply.ts'

/** Remembers how a call answers, for what refuses a request before the call itself is reached. */
export function speaking(speech: Speech = 'json'): RequestHandler {
  return (_request, response, next) => {
    response.locals['speech'] = speech
    next()
  }
}

export function speechOf({ locals }: Response): Speech {
  return locals['speech'] === 'json' ? 'json' : 'text'
}

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** An address that cannot be decoded reaches no call; it is answered as the call that it was meant for would. */
export function refuseBrokenAddress(served: readonly Served[]): RequestHandler {
  return (request, response, next) => {
    const call = served.find(
      ({ call: { method, path } }) => method === request.method && fitsPattern(path, request.path),
    )?.call
    // Questions that are not ours go on to who answers them.
    if (isDecodable(request.path) || (call === undefined && readingMethods.includes(request.method))) {
      next()
      return
    }
    const usual = request.path.startsWith('/api/') ? 'json' : 'text'
    const speech = call === undefined ? usual : (call.speaks ?? 'json')
    reply(response, speech, refuse('not-understood', { message: 'The address was not understood.' }))
  }
}
