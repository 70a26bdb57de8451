import {
  type Json,
  type PostChange,
  type Position,
  type PostFields,
  type PostStatus,
  type PostText,
} from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** One line of a post's history. id: `${postId}:${position}` */
export interface HistoryDoc {
  postId: number
  position: Position
  /** Where the event of this line stands in its own stream. */
  stream: string
  revision: number
  at: number
  kind: string
  from?: PostStatus
  to?: PostStatus
  role: string
  actorId?: string
  /** A word of a fixed list (report reason, cause, decision), beside what a person wrote. */
  code?: string
  reason?: string
  /** Whose key seals the texts of this line. */
  textOf?: string
  score?: number
  /** Who suggested an edit and who agreed to it. */
  suggestion?: { byId: string; agreedByIds: string[] }
  /** Each field before and after; what moderators removed is null, and named. */
  changes?: Record<string, { from: Json; to: Json; removed?: ('from' | 'to')[] }>
  /** Words of the post that this step wrote and that are still to be read, and those that moderators removed. */
  texts?: PostText[]
  removed?: PostText[]
  /** Whose words a moderator removed: the revision that wrote them, and when. */
  redaction?: { version: number; at: number; fields: PostText[] }
  /** What programs that follow changes call it, and where the post belonged then; nothing for other lines. */
  change?: PostChange
  categorySlug?: string
  storeSlug?: string
  /** Reports, notes and the making of scores are for moderators alone. */
  isPublic: boolean
}
export const postHistory: CollectionSchema<HistoryDoc> = {
  name: 'post_history',
  fields: {
    postId: 'number',
    position: 'number',
    isPublic: 'boolean',
    role: 'text',
    actorId: 'text',
    textOf: 'text',
    at: 'number',
    change: 'text',
    categorySlug: 'text',
    storeSlug: 'text',
  },
  indexes: [
    ['postId', 'position'],
    ['actorId', '-position'],
    ['role', '-position'],
    ['textOf'],
    ['isPublic', '-position'],
    ['categorySlug', '-position'],
    ['storeSlug', '-position'],
  ],
}
/** The fields of a post as they stand, to tell what an edit changed. id: postId */
export interface HistoryHeadDoc {
  authorId: string
  fields: PostFields
  /** Revision of the event that wrote the words which stand. */
  standing: Partial<Record<PostText, number>>
  /** Revision at which they were sealed anew; nobody can read any more what was written before. */
  keptAt?: number
}
export const historyHeads: CollectionSchema<HistoryHeadDoc> = {
  name: 'history_heads',
  fields: { authorId: 'text' },
  indexes: [['authorId']],
}
