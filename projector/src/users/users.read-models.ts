import type { Role } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: userId */
export interface UserDoc {
  userId: string
  username: string
  usernameKey: string
  joinedAt: number
  roles: Role[]
  bio?: string
  location?: string
  avatarUrl?: string
  postsPublished: number
  commentCount: number
  reportsUpheld: number
  reportsDecided: number
  /** Sum over own published posts of min(25, max(0, net votes)), plus upheld reports. */
  reputation: number
  suspension?: { until: number | null; restricts: string[]; reason?: string }
  lastSanctionAt?: number
  erased: boolean
}
export const users: CollectionSchema = {
  name: 'users',
  fields: { userId: 'text', usernameKey: 'text', joinedAt: 'number', roles: 'texts' },
  indexes: [['usernameKey'], ['-joinedAt']],
}
/** Net votes per published post of a member, for reputation. id: postId */
export interface UserPostDoc {
  authorId: string
  net: number
  published: boolean
}
export const userPosts: CollectionSchema = { name: 'user_posts', fields: { authorId: 'text' }, indexes: [['authorId']] }
