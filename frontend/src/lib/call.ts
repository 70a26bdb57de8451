import { addressOf } from '@deals/events'
import type {
  AnswerOf,
  CallAt,
  DeclaredAddress,
  HttpCall,
  ParamsOf,
  SentBodyOf,
  SentQueryOf,
  Unchanged,
} from '@deals/events'
import type { ApiRequest } from './base-query.ts'

interface Given extends Pick<ApiRequest, 'body' | 'idempotencyKey' | 'keepalive'> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: NonNullable<ApiRequest['params']>
}
/** What a call takes. */
interface Taken<Call extends HttpCall> {
  readonly params: ParamsOf<Call, string | number>
  readonly query: SentQueryOf<Call>
  readonly body: Unchanged<SentBodyOf<Call>> | FormData
  readonly idempotencyKey: string
  readonly keepalive: boolean
}
type Needed<Call extends HttpCall> =
  | (keyof ParamsOf<Call> extends never ? never : 'params')
  | (Call extends { readonly body: unknown } ? 'body' : never)
/** What is given has all that the call needs, and nothing that it does not know. */
type Fitting<G, Call extends HttpCall> = Pick<Taken<Call>, Needed<Call>> & {
  readonly [Part in keyof G]: Part extends keyof Taken<Call>
    ? Taken<Call>[Part] & { readonly [Name in Exclude<keyof G[Part], KnownIn<Taken<Call>[Part]>>]: never }
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
const filled = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_mark, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * The part of an endpoint that gives a declared call: its address, what it is given and what it answers agree with the
 * declaration, of which nothing but its types reaches the browser.
 */
export function to<At extends DeclaredAddress, Arg, const G extends Given>(
  at: At,
  give: (arg: Arg) => G & Fitting<G, CallAt<At>>,
) {
  return {
    query: (arg: Arg): ApiRequest => requestOf(at, give(arg)),
    transformResponse: (answer: AnswerOf<CallAt<At>>) => answer,
  }
}

/** A question about the member that visitors may ask too: they are answered with null. */
export function toOrNull<At extends DeclaredAddress>(at: At) {
  return {
    query: (_nothing: void): ApiRequest => ({ ...requestOf(at, {}), on401: null }),
    transformResponse: (answer: AnswerOf<CallAt<At>> | null) => answer,
  }
}

function requestOf(at: DeclaredAddress, { params = {}, query, ...given }: Given): ApiRequest {
  const { method, path } = addressOf(at)
  return { ...given, method, path: filled(path, params), ...(query !== undefined && { params: query }) }
}
