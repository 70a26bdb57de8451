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
