import type { ApiAnswer, SendRequest } from '../src/lib/base-query.ts'
import type { Visitor } from './visitor.ts'

/** How pages ask the query API while they are rendered: over HTTP, or into the same process. */
export type FetchApi = (
  path: string,
  init: { headers: Record<string, string> },
  /** Where the visitor is: what is asked for a page counts as theirs. */
  address: string,
) => Promise<ApiAnswer>

/** Asks in the name of the visitor. No answer is older than what the visitor has seen: their cookie says how far that is. */
export function sendFor({ address, cookie }: Visitor, fetchApi: FetchApi): SendRequest {
  const headers = {
    accept: 'application/json',
    ...(cookie === '' ? {} : { cookie }),
  }
  return (path) => fetchApi(path, { headers }, address)
}

interface TooOften {
  readonly retryAfter: string
  readonly sentence: string
}

/** Remembers that the visitor asked too often: a page without its data would not say so. */
export function noticingRefusals(fetchApi: FetchApi): { ask: FetchApi; refusal: () => TooOften | null } {
  let refused: TooOften | null = null
  return {
    refusal: () => refused,
    ask: async (path, init, address) => {
      const answer = await fetchApi(path, init, address)
      if (answer.status === 429) {
        const retryAfter = answer.headers.get('retry-after') ?? '60'
        refused = { retryAfter, sentence: `You are reading too fast. Try again in ${retryAfter} seconds.` }
      }
      return answer
    },
  }
}
