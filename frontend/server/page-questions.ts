import type { UnknownAction } from 'redux'
import { api } from '../src/lib/api.ts'
import type { AppState, AppStore, StoreOptions } from '../src/app/store.ts'
import type { ApiAnswer, SendRequest } from '../src/lib/base-query.ts'
import type { Asked, OpeningPage } from '../src/screens/shared/page.ts'
import { answerTo, failed } from './declared-question.ts'
import { drawingStore } from './drawing-store.ts'

/** The questions of one page. */
export interface PageQuestions {
  readonly store: AppStore
  readonly ask: OpeningPage['ask']
  /** Notes an answer that is known without asking. */
  readonly note: <Argument, Answer>(endpoint: Asked<Argument, Answer>, argument: Argument, value: Answer) => void
  /** The state with all answers that are there. */
  readonly getState: () => AppState
}

/**
 * Asks without the store, which gets all answers at once when somebody looks: each by itself would pass all of its
 * reducers twice. How a question failed the store learns by itself.
 */
export function pageQuestions({ send, preloadedState = {} }: StoreOptions): PageQuestions {
  const { first, again } = askedOnce(send)
  const store = drawingStore({ send: again, preloadedState })
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
    store,
    getState,
    note,
    ask: async (endpoint, argument) => {
      const value = await answerTo(endpoint.name, argument, first)
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

/** What failed for the first is answered the same for who asks again: it may have failed because there is too much to do. */
function askedOnce(send: SendRequest): { readonly first: SendRequest; readonly again: SendRequest } {
  const failures = new Map<string, ApiAnswer>()
  return {
    again: async (path, init) => failures.get(path) ?? send(path, init),
    first: async (path, init) => {
      const answer = await send(path, init)
      if (answer.ok) {
        return answer
      }
      const { ok, status, statusText, headers } = answer
      const text = await answer.text()
      const failure = { ok, status, statusText, headers, text: async () => text }
      failures.set(path, failure)
      return failure
    },
  }
}

interface Upserted {
  readonly endpointName: string
  readonly arg: unknown
  readonly value: unknown
}

type Upserting = (answers: readonly Upserted[]) => UnknownAction

const isUpserting = (value: unknown): value is Upserting => typeof value === 'function'

/** In the type of the API no endpoint has a name: features add them. */
function upserting(answers: readonly Upserted[]): UnknownAction {
  const { upsertQueryEntries }: { readonly upsertQueryEntries: unknown } = api.util
  if (!isUpserting(upsertQueryEntries)) {
    throw new TypeError('The API takes no answers.')
  }
  return upsertQueryEntries(answers)
}
