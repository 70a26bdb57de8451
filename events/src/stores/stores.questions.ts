import { z } from 'zod'
import { afterField, limitField, postIdField, readAfter } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

const storeRecord = z.object({
  posts: z.number(),
  expiredEarly: z.number(),
  averageVotes: z.number(),
  averageScore: z.number().nullable(),
  ageDays: z.number(),
  /** Members who said of its deals that they were there, and that they were not. Missing where an older process answers. */
  confirmed: z.number().optional(),
  denied: z.number().optional(),
  /** Deals whose price had to be raised after they were posted, of so many that were looked at. */
  raised: z.number().optional(),
  lookedAt: z.number().optional(),
})
export type StoreRecord = z.infer<typeof storeRecord>

/** What command-api and workers ask about stores. */
export const storeQuestions = {
  storeRecord: processCall('What the site knows of the deals of a store.', {
    asks: z.object({ storeSlug: z.string() }),
    answers: storeRecord,
  }),
  storeByHost: processCall('The store whose hosts hold the name, if any.', {
    asks: z.object({ host: z.string() }),
    answers: z
      .object({
        slug: z.string(),
        name: z.string(),
        /** The host belongs to a store that is blocked. Missing where an older process answers. */
        isBlocked: z.boolean().optional(),
      })
      .nullable(),
  }),
  storesOfHosts: processCall('The stores to which some host names belong.', {
    asks: z.object({ hosts: z.array(z.string()) }),
    answers: z.array(z.object({ host: z.string(), slug: z.string(), name: z.string() })),
  }),
  storesNamed: processCall('The stores of a name that stand for themselves, those that were looked at first.', {
    asks: z.object({ name: z.string() }),
    answers: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  postsOfStore: processCall('Posts of a store in whatever status, among the next ones after a place.', {
    asks: readAfter.extend({ storeSlug: z.string(), after: afterField, limit: limitField }),
    answers: z.object({ postIds: z.array(postIdField), next: afterField }),
  }),
  postsOfBlocked: processCall(
    'Active posts that name a blocked store or link to one of its hosts, among the next ones after a place.',
    {
      asks: readAfter.extend({ slug: z.string(), after: afterField, limit: limitField }),
      answers: z.object({ postIds: z.array(postIdField), next: afterField }),
    },
  ),
}
