import type { IncomingHttpHeaders } from 'node:http'
import { beforeFirst, parsePosition, type Position } from '@deals/events'
import type { cookiesOf } from '@deals/process'
import { notUnderstood, type QueryRefusal } from './refusals.ts'

/** Up to where somebody has written, and in which log as far as they know. */
export interface WrittenUpTo {
  position: Position
  log?: string
}

/**
 * The position that the asker has written up to, `beforeFirst` when nothing was written. A header that is no position is refused;
 * a broken cookie is passed over, because it would come with every request.
 */
export function readMinPosition(
  headers: IncomingHttpHeaders,
  cookies: ReturnType<typeof cookiesOf>,
): WrittenUpTo | QueryRefusal {
  const header = headers['x-min-position']
  if (header !== undefined) {
    const position = typeof header === 'string' ? parsePosition(header) : undefined
    return position === undefined ? notUnderstood('x-min-position must be a decimal integer') : { position }
  }
  const [text = '', log] = (cookies['min-position'] ?? '').split('.')
  return { position: parsePosition(text) ?? beforeFirst, ...(log !== undefined && { log }) }
}
