import { z } from 'zod'
export const storeSummary = z.object({
  name: z.string(),
  slug: z.string(),
  url: z.string().nullable(),
  iconUrl: z.string().nullable(),
  description: z.string().nullable(),
  activeDeals: z.number(),
  status: z.string(),
})
export type StoreSummary = z.infer<typeof storeSummary>
export const storeList = z.object({ stores: z.array(storeSummary), total: z.number() })
export type StoreList = z.infer<typeof storeList>
