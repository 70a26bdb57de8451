import { z } from 'zod'
import { processCall } from '../platform/process-call.ts'

const storeRecord = z.object({
  posts: z.number(),
  expiredEarly: z.number(),
  averageVotes: z.number(),
  averageScore: z.number().nullable(),
  ageDays: z.number(),
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
    answers: z.object({ slug: z.string(), name: z.string() }).nullable(),
  }),
}
