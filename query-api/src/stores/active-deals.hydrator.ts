import type { Currency } from '@deals/events'
import { posts } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'

const rememberedCounts = remembered<number>({ name: 'active-deals', reads: [posts], atLeastMs: 1_000, max: 10_000 })

/** How many active deals each store has, from a memory that is as old as counting is slow. */
export async function activeDealsOf(
  asking: Asking,
  slugs: readonly string[],
  currency?: Currency,
): Promise<ReadonlyMap<string, number>> {
  const collection = asking.readModels.collection(posts)
  const ofCurrency = currency && { listedCurrencies: currency }
  const counts = await Promise.all(
    slugs.map(async (slug) => {
      const key = `${slug} ${currency ?? ''}`
      const filter = { status: 'active', storeSlug: slug, ...ofCurrency }
      return [slug, await rememberedCounts.get(asking, key, () => collection.count(filter))] as const
    }),
  )
  return new Map(counts)
}
