import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { Visitor } from './visitor.ts'

/** Asks the query API in the name of one visitor. */
export type AskApi = (path: string, headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>

/** How a page asks while it is rendered: over HTTP, or into the same process. What it asks counts as its visitor's. */
export type OpenApi = (headers: Record<string, string>, address: string) => AskApi

/** No answer is older than what the visitor has seen: their cookie says how far that is. */
export function askFor({ address, cookie }: Visitor, openApi: OpenApi): AskApi {
  return openApi({ accept: 'application/json', ...(cookie !== '' && { cookie }) }, address)
}

interface TooOften {
  readonly retryAfter: string
  readonly sentence: string
}

/** Remembers that the visitor asked too often: a page without its data would not say so. */
export function noticingRefusals(api: AskApi): { ask: AskApi; refusal: () => TooOften | null } {
  let refused: TooOften | null = null
  return {
    refusal: () => refused,
    ask: async (path) => {
      const answer = await api(path)
      if (answer.status === 429) {
        const retryAfter = answer.headers.get('retry-after') ?? '60'
        refused = { retryAfter, sentence: `You are reading too fast. Try again in ${retryAfter} seconds.` }
      }
      return answer
    },
  }
}
