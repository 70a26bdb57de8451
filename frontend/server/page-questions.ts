import { api } from '../src/lib/api.ts'
import type { AppState, AppStore } from '../src/app/store.ts'
import { sendCall } from '../src/lib/base-query.ts'
import type { ApiRequest, SendRequest } from '../src/lib/base-query.ts'
import type { Asked, OpeningPage } from '../src/screens/shared/page.ts'

/** The questions of one page. */
export interface PageQuestions {
  readonly ask: OpeningPage['ask']
  /** Notes an answer that is known without asking. */
  readonly note: <Argument, Answer>(endpoint: Asked<Argument, Answer>, argument: Argument, value: Answer) => void
  /** The state with all answers that are there. */
  readonly getState: () => AppState
}

/**
 * Asks without the store, which gets all answers at once when somebody looks: each by itself would pass all of its
 * reducers twice. What fails is asked once more as the browser asks, so that the store knows how it failed.
 */
export function pageQuestions(store: AppStore, send: SendRequest): PageQuestions {
  const answers: Upserted[] = []
  const getState = () => {
    if (answers.length > 0) {
      store.dispatch(upserting(answers.splice(0)))
    }
    return store.getState()
  }
  const note: PageQuestions['note'] = ({ name }, argument, value) => {
    answers.push({ endpointName: name, arg: argument, value })
  }
  return {
    getState,
    note,
    ask: async (endpoint, argument) => {
      const value = await answerTo(declaredAs(endpoint.name), argument, send)
      if (value === failed) {
        await store.dispatch(endpoint.initiate(argument))
      } else {
        answers.push({ endpointName: endpoint.name, arg: argument, value })
      }
      return {
        get data() {
          return endpoint.select(argument)(getState()).data
        },
      }
    },
  }
}

interface Upserted {
  readonly endpointName: string
  readonly arg: unknown
  readonly value: unknown
}

/** The API itself knows no endpoint by name: features add them. */
const upserting = (answers: readonly Upserted[]) => api.util.upsertQueryEntries(answers as never)

const failed = Symbol('failed')

/** The data of an endpoint, as the store keeps them. */
async function answerTo(declared: Declared, argument: unknown, send: SendRequest): Promise<unknown> {
  const { query, transformResponse, infiniteQueryOptions: list } = declared
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
