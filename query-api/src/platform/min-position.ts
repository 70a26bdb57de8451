import type { Request } from 'express'
import { beforeFirst, parsePosition, type Position } from '@deals/events'
import { cookiesOf } from '@deals/events/process'
import { notUnderstood, type QueryRefusal } from './refusals.ts'

/**
 * The position that the asker has written up to, `beforeFirst` when nothing was written. A header that is no position is refused;
 * a broken cookie is passed over, because it would come with every request.
 */
export function readMinPosition(request: Pick<Request, 'headers'>): Position | QueryRefusal {
  const header = request.headers['x-min-position']
  if (header !== undefined) {
    const position = typeof header === 'string' ? parsePosition(header) : undefined
    return position ?? notUnderstood('x-min-position must be a decimal integer')
  }
  const cookie = cookiesOf(request.headers)['min-position'] ?? ''
  return parsePosition(cookie) ?? beforeFirst
}
