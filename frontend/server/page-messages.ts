import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { FilledPage, PageRequest } from './page-source.ts'
import { answerOf, partedFrom, type PartedAnswer } from './shared-items.ts'

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
interface AskedQuestion extends Pick<AskedPage, 'id'> {
  readonly path: string
}

/** How a question was answered. */
export interface ToldAnswer extends Pick<ApiAnswer, 'ok' | 'status' | 'statusText'> {
  readonly headers: Readonly<Record<string, string | null>>
  /** As text, where nothing else is known of it. */
  readonly body: string | PartedAnswer
}

interface DrawnPage extends Omit<FilledPage, 'body'> {
  readonly body: Uint8Array<ArrayBuffer>
}

/** What is asked of a thread that draws pages. */
export interface DrawingCalls {
  readonly alive: () => Promise<boolean>
  readonly page: (asked: AskedPage) => Promise<DrawnPage>
}

/** What it asks of the thread that started it. */
export interface HomeCalls {
  readonly question: (asked: AskedQuestion) => Promise<ToldAnswer>
}

/** What is read of an answer besides its text, wherever a page is drawn. */
const headersRead = ['etag', 'retry-after', 'x-stale', 'x-position', 'x-log'] as const

export async function toldOf(answer: ApiAnswer): Promise<ToldAnswer> {
  const { ok, status, statusText, data } = answer
  const headers = Object.fromEntries(headersRead.map((name) => [name, answer.headers.get(name)]))
  const body = data === undefined ? await answer.text() : partedFrom(data)
  return { ok, status, statusText, headers, body }
}

export function answerFrom({ headers, body, ...answer }: ToldAnswer): ApiAnswer {
  const told = { ...answer, headers: { get: (name: string) => headers[name] ?? null } }
  if (typeof body === 'string') {
    return { ...told, text: async () => body }
  }
  const data = answerOf(body)
  return { ...told, data, text: async () => JSON.stringify(data) }
}
