import type { SystemQueries } from '@deals/events'
import {
  dayOf,
  fillInRuns,
  reviewRuns,
  scoreHistories,
  type CollectionSchema,
  type Filter,
  type ReadModels,
} from '@deals/projector/read-models'

type Spending = SystemQueries['modelSpending']

/** Who asks a model asks this before each question: no document is read for it but one. */
export async function modelSpending(
  readModels: ReadModels,
  { day, postId }: Parameters<Spending>[0],
): ReturnType<Spending> {
  const ofDay = { day: dayOf(Date.parse(day)) }
  const sum = (schema: CollectionSchema, field: string, filter: Filter) =>
    readModels.collection(schema).sum(field, filter)
  const [scores, reviews, forms, ownScores, ownReviews] = await Promise.all([
    sum(scoreHistories, 'spentTokens', { spentDay: day }),
    sum(reviewRuns, 'tokens', ofDay),
    sum(fillInRuns, 'tokens', ofDay),
    postId === null ? 0 : scoresOf(readModels, day, postId),
    postId === null ? 0 : sum(reviewRuns, 'tokens', { postId, ...ofDay }),
  ])
  return { ofAll: scores + reviews + forms, ofPost: ownScores + ownReviews }
}

async function scoresOf(readModels: ReadModels, day: string, postId: number): Promise<number> {
  const own = await readModels.collection(scoreHistories).get(String(postId))
  return own?.spentDay === day ? (own.spentTokens ?? 0) : 0
}
