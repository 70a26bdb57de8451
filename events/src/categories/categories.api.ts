import { z } from 'zod'
export const categoryList = z.object({
  categories: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      activeDeals: z.number(),
      newToday: z.number(),
      subCategories: z.array(z.object({ name: z.string(), slug: z.string() })),
    }),
  ),
})
export type CategoryList = z.infer<typeof categoryList>

/** Where the posts of a sub-category were moved to, and why. */
const movedTo = z.object({ slug: z.string(), reason: z.string(), at: z.string(), by: z.string().nullable() })
const shelf = z.object({ name: z.string(), slug: z.string(), activeDeals: z.number(), newThisWeek: z.number() })
/** The catalogue as staff look at it: what lies on each shelf, and how much of it came in the last 7 days. */
export const categoryDesk = z.object({
  categories: z.array(
    shelf.extend({
      description: z.string(),
      /** `movedTo` is null while a sub-category stands for itself. */
      subCategories: z.array(shelf.extend({ movedTo: movedTo.nullable() })),
    }),
  ),
})
export type CategoryDesk = z.infer<typeof categoryDesk>
export type Shelf = z.infer<typeof shelf>
export type DeskCategory = CategoryDesk['categories'][number]
export type DeskSubCategory = DeskCategory['subCategories'][number]

const reasonRule = 'Say why in 5 to 300 characters'
const otherOne = z.string('Choose a sub-category').max(60, 'Choose a sub-category')
/** To which sub-category the posts of another one move. */
export const moveSubCategoryRequest = z.strictObject({
  into: otherOne,
  reason: z.string(reasonRule).trim().min(5, reasonRule).max(300, reasonRule),
})
/** Which move is taken back: what whoever asks saw. */
export const undoSubCategoryMoveRequest = z.strictObject({ into: otherOne })
/** Where a sub-category leads after that; null where it stands for itself. */
export const subCategoryMoveReply = z.object({ slug: z.string(), movedTo: z.string().nullable() })
