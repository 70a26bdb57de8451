import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { AskApi } from './fetch-api.ts'

/** A question of a page, and how it was answered. */
export interface Answered {
  readonly path: string
  readonly status: number
  readonly etag: string
  readonly text: string
}

/** Notes what a page asks while it is rendered. */
export function recordingAnswers(api: AskApi): { ask: AskApi; answers: readonly Answered[] } {
  const answers: Answered[] = []
  return {
    answers,
    ask: async (path) => {
      const answer = await api(path)
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
export async function areUnchanged(answers: readonly Answered[], api: AskApi): Promise<boolean> {
  const same = answers.map(async ({ path, ...before }) => {
    const answer = await api(path, before.etag === '' ? {} : { 'if-none-match': before.etag })
    // One that came over a network holds its connection until it is read.
    const now = await answer.text()
    return answer.status === 304 || (answer.status === before.status && isSame(answer, now, before))
  })
  return (await Promise.all(same)).every(Boolean)
}

const isSame = ({ headers }: ApiAnswer, now: string, { etag, text }: Pick<Answered, 'etag' | 'text'>): boolean =>
  etag === '' ? now === text : headers.get('etag') === etag
