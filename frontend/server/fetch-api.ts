import type { SendRequest } from '../src/lib/base-query.ts'
import type { Visitor } from './visitor.ts'

/** How pages ask the query API while they are rendered: over HTTP, or into the same process. */
export type FetchApi = (
  path: string,
  init: { headers: Record<string, string> },
  /** Where the visitor is: what is asked for a page counts as theirs. */
  address: string,
) => Promise<Response>

/** Asks in the name of the visitor, and no older answers than the visitor has seen. */
export function sendFor({ address, cookie, minPosition }: Visitor, fetchApi: FetchApi): SendRequest {
  const headers = {
    accept: 'application/json',
    ...(cookie === '' ? {} : { cookie }),
    ...(minPosition === undefined ? {} : { 'x-min-position': minPosition }),
  }
  return (path) => fetchApi(path, { headers }, address)
}
