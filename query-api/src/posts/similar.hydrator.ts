import { postStatuses } from '@deals/events'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { likenessTo } from '../platform/trigram.ts'

const day = 86_400_000
/** As many recent posts as are compared by their titles. */
const mostCompared = 150
/** As many posts of the very page as are told of. */
const mostOfPage = 50
const alikeFrom = 0.3
const living = postStatuses.filter((status) => status !== 'deleted')

export interface LookAlike {
  urlKey: string | null
  storeSlug: string | null
  title: string
  sinceDays: number
  limit: number
}
export interface Alike {
  post: PostDoc
  sameUrl: boolean
  similarity: number
}

/** Posts of the same page, then recent ones (of the same store, if it is known) whose titles are alike; the most alike first. */
export async function findSimilar(
  { readModels, now }: { readModels: ReadModels; now: number },
  { urlKey, storeSlug, title, sinceDays, limit }: LookAlike,
): Promise<Alike[]> {
  const collection = readModels.collection<PostDoc>(posts)
  const recent = { createdAt: { $gte: now - sinceDays * day } }
  const [same, others] = await Promise.all([
    urlKey === null
      ? []
      : collection.find({ urlKey, status: { $ne: 'deleted' }, ...recent }, { sort: [], limit: mostOfPage }),
    collection.find(
      storeSlug === null
        ? { status: { $in: living }, ...recent }
        : { storeSlug, status: { $ne: 'deleted' }, ...recent },
      { sort: [['createdAt', -1]], limit: mostCompared },
    ),
  ])
  const likeness = likenessTo(title)
  const byId = new Map([...same, ...others].map((post) => [post.postId, post]))
  return [...byId.values()]
    .map((post) => ({
      post,
      sameUrl: urlKey !== null && post.urlKey === urlKey,
      similarity: likeness(post.title),
    }))
    .filter((alike) => alike.sameUrl || alike.similarity >= alikeFrom)
    .sort(
      (left, right) =>
        Number(right.sameUrl) - Number(left.sameUrl) ||
        right.similarity - left.similarity ||
        right.post.createdAt - left.post.createdAt,
    )
    .slice(0, limit)
}
