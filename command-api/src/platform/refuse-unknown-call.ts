import type { RequestHandler } from 'express'
import { refuse } from './refusal.ts'
import { reply } from './reply.ts'

/** Whatever writes under /api is a call of this side or of nobody; questions go on to the read side. */
export const refuseUnknownCall: RequestHandler = (request, response, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
    next()
  } else {
    reply(response, 'json', refuse('call-not-found'))
  }
}
