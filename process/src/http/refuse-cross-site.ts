import type { Request, RequestHandler } from 'express'
import { isFromHere } from '../cross-site.ts'
import { refuse } from './refused.ts'
import { sendRefusal } from './speech.ts'

export const isReading = ({ method }: Pick<Request, 'method'>): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Refuses every write that a page of another site sends with our visitor's cookies. */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (isReading(request) || isFromHere(request.headers, publicUrl)) {
      next()
    } else {
      sendRefusal(response, refuse('cross-site'))
    }
  }
}
