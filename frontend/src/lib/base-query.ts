import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { isRecord, problemFrom, unreachable, type ApiProblem } from './api-problem.ts'
import { minPosition, notePosition } from './min-position.ts'
import { newId } from './new-id.ts'

type Param = string | number | boolean | null | undefined

/** Where a declared call is asked: only call.ts makes one, so that no other text is asked for. */
export type ApiPath = string & { readonly isDeclared: true }

export interface ApiRequest {
  readonly path: ApiPath
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Left out of the address where the value is empty, null or undefined. */
  readonly params?: Readonly<Record<string, Param>>
  /** FormData goes as it is, anything else as JSON. */
  readonly body?: unknown
  /** What the answer is when nobody is signed in; without it a 401 is a failure. */
  readonly on401?: unknown
  /** A key of one's own, for a form that is sent again after a failure; each command gets a new one otherwise. */
  readonly idempotencyKey?: string | undefined
  /** It goes on though the page is left. */
  readonly keepalive?: boolean
}

/** What is read of an answer. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> {
  readonly headers: Pick<Headers, 'get'>
  /** What the text says, where the process that draws a page answered itself. Others may hold it, too. */
  readonly data?: unknown
}

/** How calls leave: by fetch in the browser, into the process where the page is rendered. */
export type SendRequest = (path: string, init: RequestInit) => Promise<ApiAnswer>

/** What the store hands to every call. */
export interface ApiDoor {
  readonly send: SendRequest
}

function isApiDoor(extra: unknown): extra is ApiDoor {
  return typeof extra === 'object' && extra !== null && 'send' in extra && typeof extra.send === 'function'
}

/** A path with its parameters, in the order given. */
export function withParams(path: ApiPath, params: ApiRequest['params']): ApiPath
export function withParams(path: string, params: ApiRequest['params'] = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') {
      query.set(name, String(value))
    }
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function headersOf({ method = 'GET', body, idempotencyKey }: ApiRequest): Record<string, string> {
  const position = method === 'GET' ? minPosition() : undefined
  return {
    accept: 'application/json',
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? newId() }),
    ...(position === undefined ? {} : { 'x-min-position': position }),
  }
}

function bodyOf(body: unknown): { body?: BodyInit } {
  if (body === undefined) {
    return {}
  }
  return { body: body instanceof FormData ? body : JSON.stringify(body) }
}

/** Frozen, or the store would go through all of it to freeze every part. */
const readAnswer = (text: string): unknown => (text === '' ? null : Object.freeze<unknown>(JSON.parse(text)))

/** A copy at the top alone: what is below stays as it is, too, since nobody looks for parts to freeze in what is frozen. */
const takeAnswer = (data: unknown): unknown =>
  Object.freeze(Array.isArray(data) ? data.slice() : isRecord(data) ? { ...data } : data)

/** So often a question is asked again whose answer does not hold this visitor's last write yet. */
const mostAgain = 3

const isStale = ({ headers }: ApiAnswer): boolean => headers.get('x-stale') === '1'

/** The server waits a moment for the write before it gives a stale answer, so nobody has to wait here besides. */
async function sendUntilFresh(send: SendRequest, address: string, init: RequestInit): Promise<ApiAnswer> {
  let response = await send(address, init)
  for (let again = 0; again < mostAgain && isStale(response); again += 1) {
    response = await send(address, init)
  }
  return response
}

/** What came of a call. */
type Outcome =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiProblem }

/** Sends one call and reads its answer; every feature's endpoints go through here. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, { signal, extra }) => {
  if (!isApiDoor(extra)) {
    throw new Error('The store was made without a way to send requests.')
  }
  return sendCall(request, extra.send, signal)
}

/** The same without a store. */
export async function sendCall(request: ApiRequest, send: SendRequest, signal?: AbortSignal): Promise<Outcome> {
  try {
    const init = {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(signal && { signal }),
      ...(request.keepalive === true && { keepalive: true }),
      ...bodyOf(request.body),
    }
    const response = await sendUntilFresh(send, withParams(request.path, request.params), init)
    notePosition({ position: response.headers.get('x-position'), log: response.headers.get('x-log') })
    if (response.ok && response.data !== undefined) {
      return { data: takeAnswer(response.data) }
    }
    const text = await response.text()
    if (response.ok) {
      return { data: readAnswer(text) }
    }
    if (response.status === 401 && request.on401 !== undefined) {
      // Who joined just now is not known everywhere yet; that is not to be nobody.
      return isStale(response) ? { error: unreachable } : { data: request.on401 }
    }
    return { error: problemFrom(response.status, response.statusText, text) }
  } catch {
    return { error: unreachable }
  }
}
