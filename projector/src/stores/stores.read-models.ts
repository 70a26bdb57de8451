import type { NoticeDoc } from '../notifications/notifications.read-models.ts'
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
  merged?: { into: string; status: 'active' | 'pending' | 'blocked'; hosts: string[]; reason: string }
  /** Stores that lead to it. */
  gathered?: string[]
  /** Members of whom staff verified that they speak for it. */
  representatives?: string[]
  /** Revision of its stream. */
  version: number
  createdAt: number
}
export const stores: CollectionSchema<StoreDoc> = {
  name: 'stores',
  fields: {
    slug: 'text',
    nameKey: 'text',
    hosts: 'texts',
    representatives: 'texts',
    status: 'text',
    createdAt: 'number',
  },
  indexes: [['nameKey'], ['status', 'nameKey']],
}

/** One decision about who speaks for a store, for staff alone. id: `${slug}:${userId}:${revision}` */
export interface RepresentativeDoc {
  slug: string
  userId: string
  kind: 'verified' | 'declined' | 'revoked'
  reason: string
  at: number
  actorId?: string
}
export const storeRepresentatives: CollectionSchema<RepresentativeDoc> = {
  name: 'store_representatives',
  fields: { slug: 'text', userId: 'text', kind: 'text', at: 'number' },
  indexes: [['slug', 'at'], ['userId']],
}

/** A member asked to speak for a store. id: `${slug}:${userId}` */
export interface StoreRequestDoc {
  slug: string
  userId: string
  state: 'open' | 'declined'
  statement: string
  proof: string
  at: number
  declinedAt?: number
  /** Why, as the member reads it. */
  reason?: string
}
export const storeRequests: CollectionSchema<StoreRequestDoc> = {
  name: 'store_requests',
  fields: { slug: 'text', userId: 'text', state: 'text', at: 'number' },
  indexes: [['state', 'at'], ['slug', 'at'], ['userId']],
}

/** What members are told of the stores that they speak for. */
export interface StoreNoticeDoc extends NoticeDoc {
  slug: string
}
export const storeNotices: CollectionSchema<StoreNoticeDoc> = {
  name: 'store_notices',
  fields: { userId: 'text', kind: 'text', createdAt: 'number', position: 'number' },
  indexes: [['userId', '-position']],
}
