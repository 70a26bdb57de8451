import type { RequestHandler, Response } from 'express'
import { fitsPattern, isDecodable } from '@deals/process'
import type { Call } from './call.ts'
import { refuse } from './refusal.ts'
import { reply, type Speech } from './reply.ts'

/** Remembers how a call answers, for what refuses a request before the call itself is reached. */
export function speaking(speech: Speech): RequestHandler {
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
export function refuseBrokenAddress(calls: readonly Call[]): RequestHandler {
  return (request, response, next) => {
    const asked = request.method.toLowerCase()
    const call = calls.find(({ method, path }) => method === asked && fitsPattern(path, request.path))
    // Questions that are not ours go on to who answers them.
    if (isDecodable(request.path) || (call === undefined && readingMethods.includes(request.method))) {
      next()
      return
    }
    const speech = call?.speaks ?? (request.path.startsWith('/api/') ? 'json' : 'text')
    reply(response, speech, refuse('not-understood', { message: 'The address was not understood.' }))
  }
}
