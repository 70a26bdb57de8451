import type { RequestHandler } from 'express'
import { allHttpCalls } from '@deals/events'
import { fitsPattern } from '../addresses.ts'

const calls = allHttpCalls.map(({ method, path }) => ({ method, path: path.toLowerCase() }))

/** Says what an address of a call may be asked with: whichever side is asked, it is what both of them answer. */
export const tellAllowed: RequestHandler = ({ method, path }, response, next) => {
  // As Express compares paths.
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '')
  const meant =
    method === 'OPTIONS' && plain.startsWith('/api/') ? calls.filter((one) => fitsPattern(one.path, plain)) : []
  if (meant.length === 0) {
    next()
    return
  }
  const methods = new Set(meant.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method])))
  const allowed = [...methods].sort().join(', ')
  response.set('allow', allowed).type('text').send(allowed)
}
