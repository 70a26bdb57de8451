import type { CollectionSchema } from '../platform/read-models.ts'
/** id: `${position}-${recipient}-${kind}` of the first event of its group. */
export interface NotificationDoc {
  userId: string
  kind: string
  postId?: number
  commentId?: number
  /** The person who caused it, named in the message when it is shown. */
  actorId?: string
  count: number
  detail?: string
  url: string
  createdAt: number
  /** Position of the newest event of the group: seen marks at or past it cover it. */
  position: number
}
export const notifications: CollectionSchema = {
  name: 'notifications',
  fields: { userId: 'text', kind: 'text', createdAt: 'number', position: 'number', postId: 'number' },
  indexes: [
    ['userId', '-position'],
    ['userId', '-createdAt'],
  ],
}
/** What grouping and milestones need of a post. id: postId */
export interface NotificationPostDoc {
  authorId: string
  total: number
  milestone: number
  openCommentGroup?: { id: string; startedAt: number }
}
export const notificationPosts: CollectionSchema = {
  name: 'notification_posts',
  fields: { authorId: 'text' },
  indexes: [],
}
/** What a member has seen. id: userId. `seen` maps a notification's id to the position it was seen at; entries at or before `upTo` are dropped. */
export interface InboxDoc {
  upTo: number
  seen: Record<string, number>
}
export const inboxes: CollectionSchema = { name: 'inboxes', fields: {}, indexes: [] }
