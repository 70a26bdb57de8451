import { postDays, type ReadModels } from '@deals/projector/read-models'

/** How many minutes the middle one of the reviews took that were decided from a day on; null without any. */
export async function medianReview(readModels: ReadModels, first: number): Promise<number | null> {
  const reviews = readModels.collection(postDays)
  const filter = { fact: 'reviewed', day: { $gte: first } }
  const found = await reviews.count(filter)
  const skip = Math.max(0, Math.ceil(found / 2) - 1)
  const [middle] = await reviews.find(filter, { sort: [['minutes', 1]], skip, limit: 1 })
  return middle?.minutes ?? null
}
