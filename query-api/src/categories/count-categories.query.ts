import {
  dayMs,
  canSeeStaffPages,
  categories,
  subCategories,
  categoryDescription,
  type CategoryDesk,
  type DeskSubCategory,
  type Shelf,
} from '@deals/events'
import { posts, subCategoryMoves, users, type Filter, type SubCategoryMoveDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { findMoveDocs } from './moved-sub-categories.lookup.ts'

const week = 7 * dayMs
/** Far more than come in a week; of more, so many are looked at. */
const atMost = 50_000

type CountsOf = (slug: string) => Pick<Shelf, 'activeDeals' | 'newThisWeek'>
type Found = Readonly<Record<'categories' | 'subCategories', Record<string, ReturnType<CountsOf>>>>
const rememberedCounts = remembered<Found>({ name: 'category-desk', reads: [posts], atLeastMs: 1_000 })

/** GET /api/staff/categories: the catalogue with what lies on each of its shelves. */
export const countCategories = defineQuery({
  reads: [posts, subCategoryMoves, users],
  mayAsk: canSeeStaffPages,
  find: async (asking) => {
    const found = await rememberedCounts.get(asking, '', async () => ({
      categories: await countsBy(asking, 'categorySlug'),
      subCategories: await countsBy(asking, 'subCategorySlug'),
    }))
    const nothing = { activeDeals: 0, newThisWeek: 0 }
    return {
      ofCategory: (slug: string) => found.categories[slug] ?? nothing,
      ofSubCategory: (slug: string) => found.subCategories[slug] ?? nothing,
    }
  },
  hydrate: async (asking, found) => {
    const moves = await findMoveDocs(asking.readModels)
    const members = await findMembers(
      asking,
      moves.flatMap(({ actorId }) => actorId ?? []),
    )
    return { ...found, movedTo: (slug: string) => toMove(moves, members, slug) }
  },
  present: (_asking, { ofCategory, ofSubCategory, movedTo }): CategoryDesk => ({
    categories: categories.map(({ name, slug }) => ({
      name,
      slug,
      description: categoryDescription(slug),
      ...ofCategory(slug),
      subCategories: subCategories
        .filter(({ parentSlug }) => parentSlug === slug)
        .map((sub) => ({ name: sub.name, slug: sub.slug, ...ofSubCategory(sub.slug), movedTo: movedTo(sub.slug) })),
    })),
  }),
})

function toMove(moves: readonly SubCategoryMoveDoc[], members: Members, slug: string): DeskSubCategory['movedTo'] {
  const move = moves.find((one) => one.slug === slug)
  return move === undefined
    ? null
    : {
        slug: move.into,
        reason: move.reason,
        at: iso(move.at),
        by: move.actorId === undefined ? null : members.nameOf(move.actorId),
      }
}

async function countsBy({ readModels, now }: Asking, field: 'categorySlug' | 'subCategorySlug') {
  const collection = readModels.collection(posts)
  const count = async (filter: Filter) => (await collection.countValues(field, filter, { atMost })).counts
  const [active, fresh] = await Promise.all([
    count({ status: 'active' }),
    count({ status: 'active', createdAt: { $gte: now - week } }),
  ])
  return Object.fromEntries(
    [...active].map(([slug, activeDeals]) => [slug, { activeDeals, newThisWeek: fresh.get(slug) ?? 0 }]),
  )
}
