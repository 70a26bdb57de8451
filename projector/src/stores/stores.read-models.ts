import type { CollectionSchema } from '../platform/read-models.ts'
/** id: slug */
export interface StoreDoc {
  slug: string
  name: string
  nameKey: string
  url?: string
  iconUrl?: string
  hosts: string[]
  description?: string
  status: 'active' | 'pending' | 'blocked'
  affiliateDisclosed: boolean
  /** Nobody posts deals of it until then. */
  pausedUntil?: number
  createdAt: number
}
export const stores: CollectionSchema = {
  name: 'stores',
  fields: { slug: 'text', nameKey: 'text', hosts: 'texts', status: 'text', createdAt: 'number' },
  indexes: [['nameKey'], ['status', 'nameKey']],
  search: { name: 4, description: 1 },
}
