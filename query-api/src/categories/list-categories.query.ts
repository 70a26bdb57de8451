import {
  dayMs,
  categories,
  movedInto,
  subCategories,
  categoryDescription,
  type Category,
  type CategoryList,
  type Currency,
} from '@deals/events'
import { posts, subCategoryMoves } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'
import { findMoves } from './moved-sub-categories.lookup.ts'

interface Counts {
  activeDeals: number
  newToday: number
}
type Counted = readonly (Counts & { category: Category })[]
const rememberedCounts = remembered<Counted>({ name: 'category-counts', reads: [posts], atLeastMs: 1_000 })

/** GET /api/categories: the fixed catalogue in its order, with counts that are as old as counting is slow. */
export const listCategories = defineQuery({
  reads: [posts, subCategoryMoves],
  isSameForVisitors: true,
  find: (asking, { currency }: { currency?: Currency | undefined }) =>
    rememberedCounts.get(asking, currency ?? '', () =>
      Promise.all(categories.map(async (category) => ({ category, ...(await countsOf(asking, category, currency)) }))),
    ),
  hydrate: async (asking, counted) => ({ counted, moves: await findMoves(asking) }),
  permit: everybodyMay,
  present: (_asking, { counted, moves }): CategoryList => ({
    categories: counted.map(({ category: { name, slug }, activeDeals, newToday }) => ({
      name,
      slug,
      description: categoryDescription(slug),
      activeDeals,
      newToday,
      subCategories: subCategories
        .filter((sub) => sub.parentSlug === slug && movedInto(moves, sub.slug) === undefined)
        .map((sub) => ({ name: sub.name, slug: sub.slug })),
    })),
  }),
})

async function countsOf(
  { readModels, now }: Asking,
  { slug }: Category,
  currency: Currency | undefined,
): Promise<Counts> {
  const collection = readModels.collection(posts)
  const active = { status: 'active', categorySlug: slug, ...(currency && { listedCurrencies: currency }) }
  const [activeDeals, newToday] = await Promise.all([
    collection.count(active),
    collection.count({ ...active, createdAt: { $gte: now - dayMs } }),
  ])
  return { activeDeals, newToday }
}
