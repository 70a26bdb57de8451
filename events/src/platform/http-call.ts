import type { z } from 'zod'
import type { Feature } from './features.ts'
import type { WhoMay } from './who-may.ts'
import type { RefusalCode } from './refusal-table.ts'

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]
export type BodyKind = 'json' | 'multipart' | 'urlencoded'
/** Method and path, with `:name` where the path varies. */
export type CallAddress = `${Method} /${string}`

/** What is agreed about a call besides its address. */
export interface CallTerms {
  /** One sentence. */
  readonly about: string
  /** Who may give it, as far as that depends on the person. */
  readonly who: WhoMay
  /** `text`: errors are one plain sentence and a wrong field is 400; `json`, as where nothing is said: `{message, fields}` and 422. */
  readonly speaks?: 'text' | 'json'
  /** What may stand behind the question mark. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** How the body may come; as JSON where nothing is said. */
  readonly bodies?: readonly BodyKind[]
  readonly answers: z.ZodType
  /** Afterwards something is there that was not: the answer is 201 instead of 200. */
  readonly creates?: true
  /** What an answer is that is no JSON, or not always. */
  readonly type?: string
  /** What super users may close for a while, and this call with it. */
  readonly needs?: Feature
  /** Ways to say no that not every call has. */
  readonly refuses?: readonly RefusalCode[]
}

/** One call of the site: a server serves it, clients give it, and its description is made from it. */
export type HttpCall<At extends CallAddress = CallAddress, Terms extends CallTerms = CallTerms> = Terms & {
  readonly at: At
  readonly method: Method
  readonly path: string
}
/** Calls by name, as one side answers them for one feature. */
export type HttpCalls = Readonly<Record<string, HttpCall>>

export function call<const At extends CallAddress, const Terms extends CallTerms>(
  at: At,
  terms: Terms,
): HttpCall<At, Terms> {
  return { ...terms, at, ...readAddress(at) }
}

/** Method and path of an address. */
export function readAddress(at: CallAddress): { method: Method; path: string } {
  const method = methods.find((one) => at.startsWith(`${one} `)) ?? 'GET'
  return { method, path: at.slice(method.length + 1) }
}

/** Names in a path, as `:name` marks them. */
export const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The texts that stand in a path for its names. */
export type ParamsOf<Call extends HttpCall, Text = string> = { readonly [Name in NameIn<Call['at']>]: Text }
export type QueryOf<Call extends HttpCall> = Call extends { readonly query: infer Query extends z.ZodType }
  ? z.output<Query>
  : unknown
export type BodyOf<Call extends HttpCall> = Call extends { readonly body: infer Body extends z.ZodType }
  ? z.output<Body>
  : unknown
/** A value as an address says it; an empty one is left out. */
type SentValue<Value> = Value extends readonly unknown[] ? string : Value
/** What clients give a call, before a server has read it. */
export type SentQueryOf<Call extends HttpCall> = {
  readonly [Name in keyof QueryOf<Call>]?: SentValue<QueryOf<Call>[Name]> | '' | null | undefined
}
export type SentBodyOf<Call extends HttpCall> = Call extends { readonly body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined

/** All that a question is asked with, read. */
export type AskedOf<Call extends HttpCall> = QueryOf<Call> & ParamsOf<Call>
export type AnswerOf<Call extends HttpCall> = z.output<Call['answers']>
/** The same, of which nobody changes a list. */
export type Unchanged<Value> = Value extends readonly (infer One)[]
  ? readonly Unchanged<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Unchanged<Value[Name]> }
    : Value

/** Only who has signed in may give such a call. */
export const isForMembers = ({ who }: Pick<CallTerms, 'who'>): boolean => who !== 'anybody'
