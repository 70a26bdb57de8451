import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { FilledPage, PageRequest } from './page-source.ts'

/** What a thread that draws pages is given. */
export interface ThreadPlace {
  readonly clientDir: string
}

/** What a thread is asked to draw. */
export interface AskedPage extends Omit<PageRequest, 'url' | 'ask'> {
  /** By which its questions are known. */
  readonly id: number
  readonly url: string
}

/** What a page asks while it is drawn. */
export interface AskedQuestion extends Pick<AskedPage, 'id'> {
  readonly path: string
}

/** How a question was answered. */
export interface ToldAnswer extends Pick<ApiAnswer, 'ok' | 'status' | 'statusText'> {
  readonly headers: Readonly<Record<string, string | null>>
  readonly text: string
}

export interface DrawnPage extends Omit<FilledPage, 'body'> {
  readonly body: Uint8Array<ArrayBuffer>
}

/** What is read of an answer besides its text, wherever a page is drawn. */
const headersRead = ['etag', 'retry-after', 'x-stale', 'x-position', 'x-log'] as const

export async function toldOf(answer: ApiAnswer): Promise<ToldAnswer> {
  const { ok, status, statusText } = answer
  const headers = Object.fromEntries(headersRead.map((name) => [name, answer.headers.get(name)]))
  return { ok, status, statusText, headers, text: await answer.text() }
}

export const answerFrom = ({ headers, text, ...answer }: ToldAnswer): ApiAnswer => ({
  ...answer,
  headers: { get: (name) => headers[name] ?? null },
  text: async () => text,
})
