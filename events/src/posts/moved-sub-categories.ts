import { slugOfName } from '../categories/names-in-addresses.ts'
import { subCategories, type SubCategory } from '../categories/sub-categories.ts'
import { endOfMoves, leadingTo, type SubCategoryMoves } from '../categories/sub-category-moves.ts'
import type { PostFields } from './posts.events.ts'

/** Where a post stands in the catalogue. */
export type ShelfOfPost = Pick<PostFields, 'categorySlug' | 'subCategorySlug'>

/** A sub-category of any category, by its slug. */
export const subCategoryBySlug = (slug: string): SubCategory | undefined =>
  subCategories.find((sub) => sub.slug === slug)

/** Where what was put on a shelf stands by now. */
export function shelfAfter(moves: SubCategoryMoves, shelf: ShelfOfPost): ShelfOfPost {
  const end = shelf.subCategorySlug === null ? undefined : subCategoryBySlug(endOfMoves(moves, shelf.subCategorySlug))
  const isMoved = end !== undefined && end.slug !== shelf.subCategorySlug
  return isMoved ? { categorySlug: end.parentSlug, subCategorySlug: end.slug } : shelf
}

/** Where a list is narrowed to, by slugs or names of the catalogue. */
export interface ShelvesAsked {
  readonly categories: readonly string[]
  readonly subCategories: readonly string[]
}

/** The same with where its sub-categories lead by now, and with what leads there for posts that are on their way. */
export function shelvesAfter(moves: SubCategoryMoves, { categories, subCategories: asked }: ShelvesAsked) {
  const ends = asked.map((nameOrSlug) => endOfMoves(moves, slugOfName(nameOrSlug)))
  // Of a category that was not asked for nothing is listed: where one of its sub-categories leads out, so does the list.
  const led = asked.flatMap((nameOrSlug, place) => {
    const from = subCategoryBySlug(slugOfName(nameOrSlug))
    const end = subCategoryBySlug(ends[place] ?? '')
    return from !== undefined && end !== undefined && categories.includes(from.parentSlug) ? [end.parentSlug] : []
  })
  return {
    categories: [...new Set([...categories, ...led])],
    subCategories: [...new Set(ends.flatMap((end) => [end, ...leadingTo(moves, end)]))],
  }
}
