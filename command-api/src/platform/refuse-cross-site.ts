import type { RequestHandler } from 'express'
import { isFromHere } from './cross-site.ts'
import { refuse, sentenceOf, statusOf } from './refusal.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Refuses every write that a page of another site sends with our visitor's cookies. */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (readingMethods.includes(request.method) || isFromHere(request.headers, publicUrl)) {
      next()
      return
    }
    const refused = refuse('cross-site')
    response.status(statusOf(refused)).type('text/plain').send(sentenceOf(refused))
  }
}
