import type { IncomingHttpHeaders } from 'node:http'
import { cookiesOf, sessionCookie } from '@deals/process'
import { readMinPosition, type WrittenUpTo } from './min-position.ts'
import type { KnownViewer, QueryContext } from './ports.ts'
import type { QueryRefusal } from './refusals.ts'
import { readViewer } from './viewer.ts'

/** Somebody who asks one question or, for a page, several in one moment. */
export interface Asker {
  readonly headers: IncomingHttpHeaders
  /** Where they are. */
  readonly address: string
  readonly token: string | undefined
  readonly reached: WrittenUpTo | QueryRefusal
  /** Who they are. Where what they wrote may be missing, the next question looks again. */
  readonly viewer: (isFresh: boolean) => Promise<KnownViewer | null>
}

/** The questions of a page are asked within a few milliseconds; who ends a session is not answered much longer. */
const aMoment = 200

export function askerOf(context: QueryContext, headers: IncomingHttpHeaders, address: string): Asker {
  const cookies = cookiesOf(headers)
  const token = cookies[sessionCookie]
  const look = () => ({ at: context.clock(), viewer: readViewer(context, token) })
  let last: ReturnType<typeof look> | undefined
  return {
    headers,
    address,
    token,
    reached: readMinPosition(headers, cookies),
    viewer: (isFresh) => {
      if (!isFresh) {
        return readViewer(context, token)
      }
      if (last === undefined || Math.abs(context.clock() - last.at) >= aMoment) {
        last = look()
      }
      return last.viewer
    },
  }
}
