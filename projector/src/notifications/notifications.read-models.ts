import { type deliveryChannels, type NotificationKind, type Position, type ReportEnding } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a member is told, whichever view keeps it. id: `${position}-${recipient}-${kind}` of the first event of its group. */
export interface NoticeDoc {
  userId: string
  kind: NotificationKind
  postId?: number
  commentId?: number
  /** The alert whose matches it tells of. */
  alertId?: string
  /** The person who caused it, named in the message when it is shown. */
  actorId?: string
  /** The member whose words alone it tells of: nobody hears of those that they mute. */
  onlyBy?: string
  /** Events of the group. */
  count: number
  /** The milestone, the score, the outcome, or the store; never what a member wrote. */
  detail?: string
  /** Why, as staff wrote it for this member. */
  reason?: string
  url: string
  createdAt: number
  /** Position of the newest event of the group: seen marks at or past it cover it. */
  position: Position
  /** When the first of its group came. */
  startedAt?: number
}
/** The latest of a member, and what is needed to count all of the last months, or those after a position, by an index alone. */
export const noticeIndexes = [
  ['userId', '-position'],
  ['userId', '-createdAt', 'kind'],
  ['userId', 'position', 'createdAt', 'kind'],
]
/** The recipient in its id is named by part: poster, parent, reporter, asker, keeper, or a mentioned member's id. */
export interface NotificationDoc extends NoticeDoc {
  /** What further ones join it by, as long as they do: the post, who is told, and the kind. Of a report what takes it back. */
  openFor?: string
}
export const notifications: CollectionSchema<NotificationDoc> = {
  name: 'notifications',
  fields: {
    userId: 'text',
    kind: 'text',
    createdAt: 'number',
    position: 'number',
    postId: 'number',
    openFor: 'text',
    onlyBy: 'text',
  },
  indexes: [...noticeIndexes, ['openFor'], ['kind', 'position']],
}
/** What grouping and milestones need of a post. id: postId */
export interface NotificationPostDoc {
  authorId: string
  total: number
  /** Highest milestone reached; it cannot be reached again. */
  milestone: number
  /** Who asked for the score that is being made. */
  scoreAskedBy?: string
  /** The latest event that decides reports on it, by its id, and what it did to the post. */
  decision?: { id: string; ending: ReportEnding }
}
export const notificationPosts: CollectionSchema<NotificationPostDoc> = {
  name: 'notification_posts',
  fields: { authorId: 'text' },
  indexes: [],
}
/** What a member has seen. id: userId. `seen` maps a notification's id to the position it was seen at; entries at or before `upTo` are dropped. */
export interface InboxDoc {
  upTo: Position
  seen: Record<string, Position>
  /** Matches of alerts up to this position were looked at; absent while none were. */
  matchesUpTo?: Position
}
export const inboxes: CollectionSchema<InboxDoc> = { name: 'inboxes', fields: {}, indexes: [] }

/** What became of a notification on a channel. id: `${userId}:${notificationId}:${channel}` */
export interface DeliveryDoc {
  userId: string
  notificationId: string
  channel: (typeof deliveryChannels)[number]
  state: 'sent' | 'failed'
  /** Why it failed. */
  code?: string
  at: number
}
export const deliveries: CollectionSchema<DeliveryDoc> = {
  name: 'deliveries',
  fields: { userId: 'text', at: 'number' },
  indexes: [['userId', '-at']],
}
export const deliveryId = ({
  userId,
  notificationId,
  channel,
}: Pick<DeliveryDoc, 'userId' | 'notificationId' | 'channel'>): string => `${userId}:${notificationId}:${channel}`
