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
  /** A store that was merged is none of its own any more. */
  status: 'active' | 'pending' | 'blocked' | 'merged'
  affiliateDisclosed: boolean
  /** Nobody posts deals of it until then. */
  pausedUntil?: number
  /** The store to which it leads, and what it was before. */
  merged?: { into: string; status: 'active' | 'pending' | 'blocked'; hosts: string[] }
  /** Stores that lead to it. */
  gathered?: string[]
  /** Revision of its stream. */
  version: number
  createdAt: number
}
export const stores: CollectionSchema = {
  name: 'stores',
  fields: { slug: 'text', nameKey: 'text', hosts: 'texts', status: 'text', createdAt: 'number' },
  indexes: [['nameKey'], ['status', 'nameKey']],
  search: { name: 4, description: 1 },
}
