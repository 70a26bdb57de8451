import type { SendRequest } from '../src/lib/base-query.ts'
import type { Visitor } from './visitor.ts'

/** How pages ask the query API while they are rendered: over HTTP, or into the same process. */
export type FetchApi = (path: string, init: { headers: Record<string, string> }) => Promise<Response>

/** Asks in the name of the visitor. No answer is older than what the visitor has seen: their cookie says how far that is. */
export function sendFor({ cookie }: Visitor, fetchApi: FetchApi): SendRequest {
  const headers = {
    accept: 'application/json',
    ...(cookie === '' ? {} : { cookie }),
  }
  return (path) => fetchApi(path, { headers })
}
