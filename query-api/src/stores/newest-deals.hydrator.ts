import { posts } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'

const rememberedTimes = remembered<number | null>({
  name: 'newest-deals',
  reads: [posts],
  atLeastMs: 1_000,
  max: 10_000,
})

/** When the newest active deal of each store went live; null for a store without any. */
export async function newestDealsOf(
  asking: Asking,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const collection = asking.readModels.collection(posts)
  const newest = async (slug: string) => {
    const [post] = await collection.find({ status: 'active', storeSlug: slug }, { sort: [['createdAt', -1]], limit: 1 })
    return post?.createdAt ?? null
  }
  const times = await Promise.all(
    slugs.map(async (slug) => [slug, await rememberedTimes.get(asking, slug, () => newest(slug))] as const),
  )
  return new Map(times)
}
