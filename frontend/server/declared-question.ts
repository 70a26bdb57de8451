import { api } from '../src/lib/api.ts'
import { sendCall, type ApiRequest, type SendRequest } from '../src/lib/base-query.ts'

/** What stands for an answer that did not come. */
export const failed = Symbol('failed')

/** The data of an endpoint, as the store keeps them. */
export async function answerTo(name: string, argument: unknown, send: SendRequest): Promise<unknown> {
  const { query, transformResponse, infiniteQueryOptions: list } = declaredAs(name)
  const asked = list === undefined ? argument : { queryArg: argument, pageParam: list.initialPageParam }
  const { data, error } = await sendCall(query(asked), send)
  if (error !== undefined) {
    return failed
  }
  const answer = transformResponse(data)
  return list === undefined ? answer : { pages: [answer], pageParams: [list.initialPageParam] }
}

/** As much of how an endpoint was declared as asking needs. */
interface Declared {
  readonly query: (argument: unknown) => ApiRequest
  readonly transformResponse: (answer: unknown) => unknown
  /** Of a list without end. */
  readonly infiniteQueryOptions?: { readonly initialPageParam: unknown }
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'query' in value && 'transformResponse' in value

const declarations = new Map<string, Declared>()

function declaredAs(name: string): Declared {
  const known = declarations.get(name)
  if (known !== undefined) {
    return known
  }
  let found: unknown
  api.enhanceEndpoints({ endpoints: { [name]: (declared: unknown) => void (found = declared) } })
  if (!isDeclared(found)) {
    throw new TypeError(`${name} is no question.`)
  }
  declarations.set(name, found)
  return found
}
