import type { RequestHandler } from 'express'
import { allHttpCalls } from '@deals/events'
import { fitsPattern } from '../addresses.ts'

const calls = allHttpCalls.map(({ method, path }) => ({ method, path: path.toLowerCase() }))

/** Says what an address of a call may be asked with: whichever side is asked, it is what both of them answer. */
export const tellAllowed: RequestHandler = ({ method, path }, response, next) => {
  const allowed = method === 'OPTIONS' ? allowedAt(path) : ''
  if (allowed === '') {
    next()
    return
  }
  response.set('allow', allowed).type('text').send(allowed)
}

/** Methods of the calls at an address; empty where there are none. */
function allowedAt(path: string): string {
  // As Express compares paths.
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '')
  const meant = plain.startsWith('/api/') ? calls.filter((one) => fitsPattern(one.path, plain)) : []
  const methods = new Set(meant.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method])))
  return [...methods].sort().join(', ')
}
