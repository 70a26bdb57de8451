import type { FormerName, Restriction, Role } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'
/** id: userId */
export interface UserDoc {
  userId: string
  username: string
  usernameKey: string
  /** The oldest first. Those that lead to them stand in `formerKeys`, as they are compared. */
  formerNames?: FormerName[]
  formerKeys?: string[]
  joinedAt: number
  roles: Role[]
  bio?: string
  location?: string
  avatarUrl?: string
  postsPublished: number
  /** Comments written, less those taken away. */
  commentCount: number
  reportsUpheld: number
  reportsDecided: number
  /** Edits of others' posts that they suggested and that were accepted; absent for none. */
  editsAccepted?: number
  /** Sum over own published posts of min(25, max(0, net votes)), plus upheld reports, plus 2 for each accepted edit. */
  reputation: number
  /** Net votes of their most popular post, at its best. */
  mostVotes?: number
  suspension?: { until: number | null; restricts: Restriction[]; reason?: string }
  lastSanctionAt?: number
  /** Nobody sees them any more: they left, for good or not yet. */
  erased: boolean
  /** What comes back with somebody who left and may still return. */
  hidden?: Pick<UserDoc, HiddenField>
}
type HiddenField = 'username' | 'usernameKey' | 'formerNames' | 'formerKeys' | 'bio' | 'location' | 'avatarUrl'
export const users: CollectionSchema<UserDoc> = {
  name: 'users',
  fields: { userId: 'text', usernameKey: 'text', formerKeys: 'texts', joinedAt: 'number', roles: 'texts' },
  indexes: [['usernameKey'], ['-joinedAt']],
}
/** The name of somebody who left for good. */
export const erasedUsername = 'deleted user'

/** Net votes per post of a member, for reputation. id: postId */
export interface UserPostDoc {
  authorId: string
  net: number
  /** It has been active once. */
  published: boolean
  deleted: boolean
}
export const userPosts: CollectionSchema<UserPostDoc> = {
  name: 'user_posts',
  fields: { authorId: 'text' },
  indexes: [['authorId']],
}
