import {
  callsWith,
  isForMembers,
  type AnswerOf,
  type BodyOf,
  type Unchanged,
  type HttpCall,
  type HttpCalls,
  type ParamsOf,
  type QueryOf,
} from '@deals/events'
import type { Caller, Invocation } from './invocation.ts'
import type { Outcome } from './outcome.ts'
import { parseFields, type Body, type UploadedFile } from './read-body.ts'
import { isRefused, refuse, sentenceOf, type Refused } from './refusal.ts'
import type { AddressAction, MemberAction } from './write-limits.ts'

/** Everything about a request but its fields. */
export interface Circumstances {
  readonly by: Invocation
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
  readonly address: string
  /** Two letters, as far as the request says. */
  readonly country: string | null
  /** The session that the caller came with. */
  readonly sessionId: string | null
}
interface AnyRequest extends Circumstances {
  readonly caller: Caller | null
  readonly query: unknown
  readonly body: unknown
}
/** A request whose fields were understood; somebody gave it, unless anybody may. */
export interface Asked<Call extends HttpCall> extends Circumstances {
  readonly params: ParamsOf<Call> & Readonly<Record<string, string>>
  readonly caller: Call['who'] extends 'anybody' ? Caller | null : Caller
  readonly query: QueryOf<Call>
  readonly body: BodyOf<Call>
}

/** What the server does for a call, and what it takes. */
export interface Handling<Request, Fields, Answer> {
  run(request: Request): Promise<Outcome<Answer>>
  /** What the call costs of the caller's limits. */
  readonly costs?: readonly MemberAction[] | CostsOf<Fields>
  /** What it costs of the limits of the address it comes from. */
  readonly addressCost?: AddressAction
  /** The answer of a repeat must outlive this process, because the log cannot tell it again. */
  readonly durable?: boolean
  /** How many files a form may bring; 8 where nothing is said. */
  readonly mostFiles?: number
  /** Fields of a multipart form, all texts, in the shape of the body. */
  readonly fromForm?: (fields: unknown) => unknown
}
// Written as a method, so that a list of calls may hold them all.
type CostsOf<Fields> = { of(fields: Fields): readonly MemberAction[] }['of']

/** What is done for each call of a feature. */
export type Handlers<Calls extends HttpCalls> = {
  readonly [Name in keyof Calls]: Handling<Asked<Calls[Name]>, BodyOf<Calls[Name]>, Unchanged<AnswerOf<Calls[Name]>>>
}
/** The same for every feature. */
export type AllHandlers<Features extends Readonly<Record<string, HttpCalls>>> = {
  readonly [Feature in keyof Features]: Handlers<Features[Feature]>
}

/** A call as the server mounts it. */
export interface Served {
  readonly call: HttpCall
  readonly handling: AnyHandling
}
type AnyHandling = Handling<AnyRequest, unknown, unknown>

/** Every call with what is done for it. */
export function serveAll<Features extends Readonly<Record<string, HttpCalls>>>(
  features: Features,
  handlers: AllHandlers<Features>,
): Served[] {
  return callsWith<AnyHandling>(features, handlers).map(({ call, served: handling }) => ({ call, handling }))
}

/** What a call costs whatever it says, so that it can be refused before anybody listens. */
export const fixedCosts = ({ handling: { costs = [] } }: Served): readonly MemberAction[] =>
  typeof costs === 'function' ? [] : costs

/** What is left to do once the fields are read. */
export interface Prepared {
  /** What it costs because of what it says. */
  readonly costs: readonly MemberAction[]
  run(circumstances: Circumstances & { caller: Caller | null }): Promise<Outcome>
}

export function prepare({ call, handling }: Served, { fields }: Body, given: unknown): Refused | Prepared {
  const { costs, fromForm } = handling
  const shaped = fromForm === undefined ? fields : fromForm(fields)
  const body = call.body === undefined ? {} : parseFields(call.body, shaped)
  if (isRefused(body)) {
    return body
  }
  const query = call.query === undefined ? {} : parseFields(call.query, given)
  if (isRefused(query)) {
    return refuse('not-understood', { message: sentenceOf(query) })
  }
  return {
    costs: typeof costs === 'function' ? costs(body) : [],
    run: (circumstances) => {
      if (isForMembers(call) && circumstances.caller === null) {
        throw new Error('A call of members reached its command without one.')
      }
      return handling.run({ ...circumstances, query, body })
    },
  }
}
