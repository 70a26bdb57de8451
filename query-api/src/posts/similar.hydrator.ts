import { dayMs, titleKeysOf } from '@deals/events'
import { posts, titleKeys, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { likenessTo } from '../platform/trigram.ts'

/** As many of the newest posts that share a key are looked at. */
const mostOfKey = 24
/** Of all these, as many as share the most keys are compared by their titles. */
const mostCompared = 40
/** As many posts of the very page as are told of. */
const mostOfPage = 50
const alikeFrom = 0.3

/** What an answer is made of. */
export const similarCollections = [posts, titleKeys]

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

/** Posts of the same page, then those (of the same store, if it is known) whose titles are alike; the most alike first. */
export async function findSimilar(
  { readModels, now }: { readModels: ReadModels; now: number },
  { urlKey, storeSlug, title, sinceDays, limit }: LookAlike,
): Promise<Alike[]> {
  const since = now - sinceDays * dayMs
  const collection = readModels.collection(posts)
  const living = { status: { $ne: 'deleted' }, createdAt: { $gte: since } }
  const ofStore = { ...living, ...(storeSlug !== null && { storeSlug }) }
  const [same, near] = await Promise.all([
    urlKey === null ? [] : collection.find({ urlKey, ...living }, { sort: [], limit: mostOfPage }),
    idsOfNear(readModels, title).then((ids) =>
      collection.find({ _id: { $in: ids }, ...ofStore }, { sort: [], limit: mostCompared }),
    ),
  ])
  const likeness = likenessTo(title)
  const byId = new Map([...same, ...near].map((post) => [post.postId, post]))
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
        right.post.createdAt - left.post.createdAt ||
        right.post.postId - left.post.postId,
    )
    .slice(0, limit)
}

/** Posts whose titles have keys in common with this one: those with the most, and of as many the newest, first. */
async function idsOfNear(readModels: ReadModels, title: string): Promise<string[]> {
  const collection = readModels.collection(titleKeys)
  const newest = { sort: [['postId', -1]], limit: mostOfKey } as const
  const sharing = Object.entries(titleKeysOf(title)).map(([name, key]) => ({ [name]: key, isDeleted: false }))
  const found = await collection.idsOfEach(sharing, newest)
  const shared = new Map<string, number>()
  found.flat().forEach((id) => shared.set(id, (shared.get(id) ?? 0) + 1))
  return Array.from(shared, ([id, keys]) => ({ id, keys, postId: Number(id) }))
    .toSorted((left, right) => right.keys - left.keys || right.postId - left.postId)
    .slice(0, mostCompared)
    .map(({ id }) => id)
}
