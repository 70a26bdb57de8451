import type { RequestHandler } from 'express'
import { isFromHere } from '@deals/process'
import { refuse } from './refusal.ts'
import { reply } from './reply.ts'
import { speechOf } from './speech.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses every write that a page of another site sends with our visitor's cookies. */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (readingMethods.includes(request.method) || isFromHere(request.headers, publicUrl)) {
      next()
      return
    }
    reply(response, speechOf(response), refuse('cross-site'))
  }
}
