import { userReads, type RoleFlags } from '@deals/events'

const { path, answers } = userReads.getCurrentUser
const answerWithinMs = 3_000

/** Who asks, as query-api says it of the same cookies. Rejects while query-api does not answer. */
export function askForViewer({ queryApiUrl }: { queryApiUrl: string }) {
  return async (cookies: string | undefined): Promise<RoleFlags | null> => {
    if (cookies === undefined) {
      return null
    }
    const response = await fetch(new URL(path, queryApiUrl), {
      headers: { cookie: cookies },
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (response.status === 401) {
      return null
    }
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}`)
    }
    return answers.parse(await response.json())
  }
}
