import { canSeeStaffPages, categories, subCategories, type CategoryDesk, type Shelf } from '@deals/events'
import { posts, type Filter, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'

const week = 7 * 86_400_000
/** Far more than come in a week; of more, so many are looked at. */
const atMost = 50_000

type CountsOf = (slug: string) => Pick<Shelf, 'activeDeals' | 'newThisWeek'>
interface Counted {
  readonly ofCategory: CountsOf
  readonly ofSubCategory: CountsOf
}
type Found = Readonly<Record<'categories' | 'subCategories', Record<string, ReturnType<CountsOf>>>>
const rememberedCounts = remembered<Found>({ name: 'category-desk', atLeastMs: 1_000 })

/** GET /api/staff/categories: the catalogue with what lies on each of its shelves. */
export const countCategories = defineQuery<unknown, Counted, Counted, CategoryDesk>({
  reads: [posts],
  mayAsk: canSeeStaffPages,
  find: async (asking) => {
    const { readModels, now } = asking
    const found = await rememberedCounts.get({ readModels, now, key: '' }, async () => ({
      categories: await countsBy(asking, 'categorySlug'),
      subCategories: await countsBy(asking, 'subCategorySlug'),
    }))
    const nothing = { activeDeals: 0, newThisWeek: 0 }
    return {
      ofCategory: (slug) => found.categories[slug] ?? nothing,
      ofSubCategory: (slug) => found.subCategories[slug] ?? nothing,
    }
  },
  hydrate: async (_asking, found) => found,
  present: (_asking, { ofCategory, ofSubCategory }) => ({
    categories: categories.map(({ name, slug, description }) => ({
      name,
      slug,
      description,
      ...ofCategory(slug),
      subCategories: subCategories
        .filter(({ parentSlug }) => parentSlug === slug)
        .map((sub) => ({ name: sub.name, slug: sub.slug, ...ofSubCategory(sub.slug) })),
    })),
  }),
})

async function countsBy({ readModels, now }: Asking, field: 'categorySlug' | 'subCategorySlug') {
  const collection = readModels.collection<PostDoc>(posts)
  const count = async (filter: Filter) => (await collection.countValues(field, filter, { atMost })).counts
  const [active, fresh] = await Promise.all([
    count({ status: 'active' }),
    count({ status: 'active', createdAt: { $gte: now - week } }),
  ])
  return Object.fromEntries(
    [...active].map(([slug, activeDeals]) => [slug, { activeDeals, newThisWeek: fresh.get(slug) ?? 0 }]),
  )
}
