import { eyedPosts, helpfulComments, publicStatuses, type BadgeFacts } from '@deals/events'
import { comments, posts, type PostDoc, type UserDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** What badges are given by, beyond what is counted with the member. */
export type FoundFacts = Pick<BadgeFacts, 'latestVotes' | 'helpfulComments' | 'isEarlyBird'>

/** What it is found in. */
export const badgeCollections = [posts, comments]

export async function badgeFactsOf(asking: Asking, { userId, postsPublished }: UserDoc): Promise<FoundFacts> {
  const [latestVotes, helpful, isEarlyBird] = await Promise.all([
    latestVotesOf(asking, userId),
    asking.readModels.collection(comments).count({ authorId: userId, helpful: true }, { atMost: helpfulComments }),
    postsPublished > 0 && wasEarly(asking, userId),
  ])
  return { latestVotes, helpfulComments: helpful, isEarlyBird }
}

/** Posts that everybody may see: what was removed, or waits for a review, is worth nothing. */
export const inTheOpen = { status: { $in: publicStatuses } }

async function latestVotesOf({ readModels }: Asking, authorId: string): Promise<number[]> {
  const window = { sort: [['createdAt', -1]], limit: eyedPosts } as const
  return (await readModels.collection(posts).find({ authorId, ...inTheOpen }, window)).map(({ votes }) => votes)
}

/** Of a member who posted more products, and of all posts of these, no more are looked at. */
const [mostOwn, mostOfAll] = [1_000, 5_000]
/** Products of which others know are looked at so many at a time, and of these no more than the oldest posts. */
const [productsAtOnce, mostPosts] = [50, 1_000]
const products = { type: 'product', ...inTheOpen }

/**
 * Whether they were the first to post a product, as its address tells it, that somebody else posted later. Posts are
 * counted first and read only where others posted the same: most products are posted once.
 */
async function wasEarly({ readModels }: Asking, authorId: string): Promise<boolean> {
  const collection = readModels.collection(posts)
  const { counts: own } = await collection.countValues('urlKey', { authorId, ...products }, { atMost: mostOwn })
  const ofProducts = (keys: readonly (string | number)[]) => ({ urlKey: { $in: keys }, ...products })
  const { counts: all } = await collection.countValues('urlKey', ofProducts([...own.keys()]), { atMost: mostOfAll })
  const shared = Array.from(own).flatMap(([key, count]) => ((all.get(key) ?? 0) > count ? [key] : []))
  for (let from = 0; from < shared.length; from += productsAtOnce) {
    const keys = shared.slice(from, from + productsAtOnce)
    const oldest = await collection.find(ofProducts(keys), { sort: [['createdAt', 1]], limit: mostPosts })
    if (isFirstAmong(oldest, authorId)) {
      return true
    }
  }
  return false
}

/** Of posts from the oldest on: whether one of theirs is the first of its product, and another member's follows. */
function isFirstAmong(oldest: readonly PostDoc[], authorId: string): boolean {
  const firstBy = new Map<string | undefined, string>()
  return oldest.some((post) => {
    const first = firstBy.get(post.urlKey) ?? post.authorId
    firstBy.set(post.urlKey, first)
    return first === authorId && post.authorId !== authorId
  })
}
