import {
  readAddress,
  type AnswerOf,
  type CallAt,
  type DeclaredAddress,
  type HttpCall,
  type ParamsOf,
  type QueryOf,
  type SentBodyOf,
  type SentQueryOf,
  type Unchanged,
} from '@deals/events'
import type { ApiPath, ApiRequest } from './base-query.ts'

export interface Given extends Pick<ApiRequest, 'body' | 'idempotencyKey' | 'keepalive'> {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: NonNullable<ApiRequest['params']>
  readonly said?: NonNullable<ApiRequest['params']>
}
/** What a call takes. */
interface Taken<Call extends HttpCall> {
  readonly params: ParamsOf<Call, string | number>
  readonly query: SentQueryOf<Call>
  /** Instead of its query, what the page's own address says for it: the server says what it does not understand. */
  readonly said: { readonly [Name in keyof QueryOf<Call>]?: string | number }
  readonly body: Unchanged<SentBodyOf<Call>> | FormData
  readonly idempotencyKey: string | undefined
  readonly keepalive: boolean
}
type Needed<Call extends HttpCall> =
  | (keyof ParamsOf<Call> extends never ? never : 'params')
  | (Call extends { readonly body: unknown } ? 'body' : never)
/** What is given has all that the call needs, and nothing that it does not know. */
type Fitting<G, Call extends HttpCall> = Pick<Taken<Call>, Needed<Call>> & {
  readonly [Part in keyof G]: Part extends keyof Taken<Call>
    ? NonNullable<G[Part]> extends object
      ? Taken<Call>[Part] & { readonly [Name in Exclude<keyof G[Part], KnownIn<Taken<Call>[Part]>>]: never }
      : Taken<Call>[Part]
    : never
}
type KnownIn<Part> = Part extends unknown ? keyof Part : never

/** The body that a call takes. */
export type SentTo<At extends DeclaredAddress> = Unchanged<SentBodyOf<CallAt<At>>>
/** What is asked for one page of a list without end. */
export interface Paged<Question, Place = number> {
  readonly queryArg: Question
  readonly pageParam: Place
}

/** The path with what stands for its names. */
function filled(path: string, params: Readonly<Record<string, unknown>>): ApiPath
function filled(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_mark, name: string) => {
    const value = params[name]
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ''
  })
}

export interface Endpoint<At extends DeclaredAddress, Arg> {
  readonly query: (arg: Arg) => ApiRequest
  readonly transformResponse: (answer: AnswerOf<CallAt<At>>) => AnswerOf<CallAt<At>>
}
/** What a call takes by the names of its declaration: what stands in its path, and its body. */
type ByName<Call extends HttpCall> = Call extends { readonly body: unknown }
  ? ParamsOf<Call, string | number> & Unchanged<SentBodyOf<Call>>
  : keyof ParamsOf<Call> extends never
    ? void
    : never

/**
 * The part of an endpoint that gives a declared call: its address, what it is given and what it answers agree with the
 * declaration, of which nothing but its types reaches the browser. A call that takes just what its declaration names, or
 * nothing, needs no more than its address.
 */
export function to<At extends DeclaredAddress>(at: At): Endpoint<At, ByName<CallAt<At>>>
export function to<At extends DeclaredAddress, Arg, const G extends Given>(
  at: At,
  give: (arg: Arg) => G & Fitting<G, CallAt<At>>,
): Endpoint<At, Arg>
export function to(at: DeclaredAddress, give: (arg: never) => Given = (arg) => givenByName(at, arg)) {
  return {
    query: (arg: never): ApiRequest => requestOf(at, give(arg)),
    transformResponse: (answer: never): unknown => answer,
  }
}

/** What has a name in the path stands there; all else is the body. */
function givenByName(at: DeclaredAddress, arg: Readonly<Record<string, unknown>> | undefined): Given {
  if (arg === undefined) {
    return {}
  }
  const inPath = readAddress(at).path.split('/')
  const body = Object.entries(arg).filter(([name]) => !inPath.includes(`:${name}`))
  return { params: arg, body: Object.fromEntries(body) }
}

/** A question about the member that visitors may ask too: they are answered with null. */
export function toOrNull<At extends DeclaredAddress>(at: At) {
  return {
    query: (_nothing: void): ApiRequest => ({ ...requestOf(at, {}), on401: null }),
    transformResponse: (answer: AnswerOf<CallAt<At>> | null) => answer,
  }
}

/** One giving of a call, for those here that know its declaration. */
export function requestOf(at: DeclaredAddress, { params = {}, said, query = said, ...given }: Given): ApiRequest {
  const { method, path } = readAddress(at)
  return { ...given, method, path: filled(path, params), ...(query !== undefined && { params: query }) }
}
