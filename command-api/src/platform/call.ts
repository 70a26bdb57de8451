import type { z } from 'zod'
import type { Caller, Invocation } from './invocation.ts'
import type { Outcome } from './outcome.ts'
import { parseFields, type Body, type BodyKind, type UploadedFile } from './read-body.ts'
import { isRefused, type Refused } from './refusal.ts'
import type { AddressAction, MemberAction } from './write-limits.ts'

/** Everything about a request but its fields. */
export interface Circumstances {
  readonly by: Invocation
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
  readonly address: string
  /** Two letters, as far as the request says. */
  readonly country: string | null
  /** The session that the caller came with. */
  readonly sessionId: string | null
}
/** A request of a signed-in member whose fields were understood. */
export interface Asked<Input> extends Circumstances {
  readonly caller: Caller
  readonly input: Input
}
/** A request of anybody. */
export interface AskedByAnyone<Input> extends Circumstances {
  readonly caller: Caller | null
  readonly input: Input
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

interface CallHead {
  readonly method: Method
  readonly path: string
  /** One sentence for the contract. */
  readonly about: string
  /** `text`: errors are one plain sentence and a wrong field is 400; `json`: `{message, fields}` and 422. */
  readonly speaks: 'text' | 'json'
  /** The answer of a repeat must outlive this process, because the log cannot tell it again. */
  readonly durable?: boolean
  readonly bodies?: readonly BodyKind[]
  /** How many files a form may bring; 8 where nothing is said. */
  readonly mostFiles?: number
  /** What the call costs of the limits of the address it comes from. */
  readonly addressCost?: AddressAction
}

/** A call as the server mounts it: the types of its fields are inside. */
export interface Call extends CallHead {
  readonly signedIn: boolean
  readonly schema: z.ZodType
  /** What the call costs whatever it says, so that it can be refused before anybody listens. */
  readonly fixedCosts: readonly MemberAction[]
  /** Reads the fields, then gives what is left to do. */
  prepare(body: Body): Refused | Prepared
}
export interface Prepared {
  /** What it costs because of what it says. */
  readonly costs: readonly MemberAction[]
  run(circumstances: Circumstances & { caller: Caller | null }): Promise<Outcome>
}

type Definition<Schema extends z.ZodType, Request> = CallHead & {
  readonly schema: Schema
  /** Fields of a multipart form, all texts, in the shape of the schema. */
  readonly fromForm?: (fields: unknown, files: readonly UploadedFile[]) => unknown
  /** What the call costs of the caller's limits. */
  readonly costs?: readonly MemberAction[] | ((input: z.output<Schema>) => readonly MemberAction[])
  readonly run: (request: Request) => Promise<Outcome>
}

/** A call that only signed-in members give. */
export function memberCall<Schema extends z.ZodType>(definition: Definition<Schema, Asked<z.output<Schema>>>): Call {
  return call(definition, true, (circumstances, input) => {
    const { caller } = circumstances
    if (caller === null) {
      throw new Error('A call of members reached its command without one.')
    }
    return definition.run({ ...circumstances, caller, input })
  })
}

/** A call that visitors give too. */
export function openCall<Schema extends z.ZodType>(
  definition: Definition<Schema, AskedByAnyone<z.output<Schema>>>,
): Call {
  return call(definition, false, (circumstances, input) => definition.run({ ...circumstances, input }))
}

function call<Schema extends z.ZodType, Request>(
  { schema, fromForm, costs = [], run: _run, ...head }: Definition<Schema, Request>,
  signedIn: boolean,
  run: (circumstances: Circumstances & { caller: Caller | null }, input: z.output<Schema>) => Promise<Outcome>,
): Call {
  return {
    ...head,
    signedIn,
    schema,
    fixedCosts: typeof costs === 'function' ? [] : costs,
    prepare: ({ fields, files }) => {
      const shaped = fromForm === undefined ? fields : fromForm(fields, files)
      const input = parseFields(schema, shaped)
      if (isRefused(input)) {
        return input
      }
      return {
        costs: typeof costs === 'function' ? costs(input) : [],
        run: (circumstances) => run(circumstances, input),
      }
    },
  }
}
