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

const shelf = z.object({ name: z.string(), slug: z.string(), activeDeals: z.number(), newThisWeek: z.number() })
/** The catalogue as staff look at it: what lies on each shelf, and how much of it came in the last 7 days. */
export const categoryDesk = z.object({
  categories: z.array(shelf.extend({ description: z.string(), subCategories: z.array(shelf) })),
})
export type CategoryDesk = z.infer<typeof categoryDesk>
export type Shelf = z.infer<typeof shelf>
