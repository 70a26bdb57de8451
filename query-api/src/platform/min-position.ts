import type { Request } from 'express'
import { cookiesOf } from '@deals/events/process'
import { notUnderstood, type QueryRefusal } from './refusals.ts'

const positionPattern = /^\d{1,15}$/

/**
 * The position that the asker has written up to, 0 when nothing was written. A header that is no position is refused;
 * a broken cookie is passed over, because it would come with every request.
 */
export function readMinPosition(request: Pick<Request, 'headers'>): number | QueryRefusal {
  const header = request.headers['x-min-position']
  if (header !== undefined) {
    const isPosition = typeof header === 'string' && positionPattern.test(header)
    return isPosition ? Number(header) : notUnderstood('x-min-position must be a decimal integer')
  }
  const cookie = cookiesOf(request.headers)['min-position'] ?? ''
  return positionPattern.test(cookie) ? Number(cookie) : 0
}
