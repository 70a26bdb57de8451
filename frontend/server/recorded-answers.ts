import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { FetchApi } from './fetch-api.ts'

/** A question of a page, and how it was answered. */
export interface Answered {
  readonly path: string
  readonly status: number
  readonly etag: string
  readonly text: string
}

const headers = { accept: 'application/json' }

/** Notes what a page asks while it is rendered. */
export function recordingAnswers(fetchApi: FetchApi): { ask: FetchApi; answers: readonly Answered[] } {
  const answers: Answered[] = []
  return {
    answers,
    ask: async (path, init, address) => {
      const answer = await fetchApi(path, init, address)
      const { status } = answer
      const text = await answer.text()
      const etag = answer.headers.get('etag') ?? ''
      // With a tag nothing else is needed to know the answer again.
      answers.push({ path, status, etag, text: etag === '' ? text : '' })
      const { ok, statusText, headers: told } = answer
      return { ok, status, statusText, headers: told, text: async () => text }
    },
  }
}

/** Asks again what a page was rendered from. */
export async function areUnchanged(
  answers: readonly Answered[],
  fetchApi: FetchApi,
  address: string,
): Promise<boolean> {
  const same = answers.map(async ({ path, status, etag, text }) => {
    const answer = await fetchApi(
      path,
      { headers: { ...headers, ...(etag !== '' && { 'if-none-match': etag }) } },
      address,
    )
    const now = await answer.text()
    return answer.status === 304 || (answer.status === status && isSame(answer, now, { etag, text }))
  })
  return (await Promise.all(same)).every(Boolean)
}

const isSame = ({ headers: told }: ApiAnswer, now: string, { etag, text }: Pick<Answered, 'etag' | 'text'>): boolean =>
  etag === '' ? now === text : told.get('etag') === etag
