import type { CollectionSchema } from '@deals/projector/read-models'
import type { Asking } from './ports.ts'
import { isRefused, notAllowed, type QueryRefusal } from './refusals.ts'

/** The steps of every question; the third is its permission. */
interface Steps<Request, Found, Hydrated, Answer> {
  /** Collections that the answer is made of; who has just written waits for them. */
  reads: readonly CollectionSchema[]
  /** Set where all that is read of views by post is of the one whose id is asked with; only its partition is waited for. */
  isOfOnePost?: true
  /** Set where all visitors get the same: nothing but the request, these collections and the time makes the answer. */
  isSameForVisitors?: true
  /** The documents that the question is about. */
  find(asking: Asking, request: Request): Promise<Found | QueryRefusal>
  /** Everything else that the answer needs, each kind in one read. */
  hydrate(asking: Asking, found: NoInfer<Found>, request: Request): Promise<Hydrated>
  /** The answer as it leaves. */
  present(asking: Asking, hydrated: NoInfer<Hydrated>, request: Request): Answer
}

/** What of it the viewer may see; or who may ask at all, and nothing is looked for where others do. */
type Permission<Request, Hydrated> =
  | { permit(asking: Asking, hydrated: NoInfer<Hydrated>, request: Request): NoInfer<Hydrated> | QueryRefusal }
  | { mayAsk(viewer: Asking['viewer']): boolean }

export interface Query<Request, Answer> {
  reads: readonly CollectionSchema[]
  isOfOnePost: boolean
  isSameForVisitors: boolean
  ask(asking: Asking, request: Request): Promise<Answer | QueryRefusal>
}

/** What a question is asked and what it answers is said where it comes in and goes out; what lies between is inferred. */
export function defineQuery<Request, Found, Hydrated, Answer>(
  steps: Steps<Request, Found, Hydrated, Answer> & Permission<Request, Hydrated>,
): Query<Request, Answer> {
  return {
    reads: steps.reads,
    isOfOnePost: steps.isOfOnePost ?? false,
    isSameForVisitors: steps.isSameForVisitors ?? false,
    ask: async (asking, request) => {
      if ('mayAsk' in steps && !steps.mayAsk(asking.viewer)) {
        return notAllowed
      }
      const found = await steps.find(asking, request)
      if (isRefused(found)) {
        return found
      }
      const hydrated = await steps.hydrate(asking, found, request)
      const permitted = 'permit' in steps ? steps.permit(asking, hydrated, request) : hydrated
      return isRefused(permitted) ? permitted : steps.present(asking, permitted, request)
    },
  }
}

/** For answers without parts that only some may see; says so where it is used. */
export const everybodyMay = <Hydrated>(_asking: Asking, hydrated: Hydrated): Hydrated => hydrated
