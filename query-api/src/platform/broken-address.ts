import type { RequestHandler } from 'express'
import { fitsPattern, isDecodable } from '@deals/process'
import { sendRefusal, type Endpoint } from './endpoint.ts'
import { notUnderstood } from './refusals.ts'

/** An address that cannot be decoded reaches no endpoint; it is answered as the one that it was meant for would. */
export function refuseBrokenAddress(endpoints: readonly Endpoint[]): RequestHandler {
  return (request, response, next) => {
    const isQuestion = request.method === 'GET' || request.method === 'HEAD'
    const meant = isQuestion ? endpoints.find(({ call }) => fitsPattern(call.path, request.path)) : undefined
    if (meant === undefined || isDecodable(request.path)) {
      next()
    } else {
      sendRefusal(response, notUnderstood('The address was not understood'), meant.call)
    }
  }
}
