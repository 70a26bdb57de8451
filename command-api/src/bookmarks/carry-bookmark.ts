import type { DomainEvent, PostFields } from '@deals/events'
import type { BookmarkState } from './bookmark.state.ts'

type Kept = Pick<BookmarkState, 'collection' | 'note'>
interface Saved {
  readonly userId: string
  readonly postId: number
  readonly fields: Pick<PostFields, 'price' | 'currency'>
}

/** The post that stays is saved where and as the duplicate was, unless the member has saved it already. */
export function saveInstead(saved: Saved, kept: Kept, { isBookmarked }: BookmarkState): DomainEvent[] {
  if (isBookmarked) {
    return []
  }
  const { userId, postId, fields } = saved
  const { price, currency } = fields
  const { collection, note } = kept
  return [
    { type: 'PostBookmarked', data: { postId, userId, price, currency } },
    ...(collection === null && note === null
      ? []
      : [{ type: 'BookmarkChanged' as const, data: { postId, userId, changes: { collection, note } } }]),
  ]
}

/** The duplicate is let go of once the post that stays is saved. */
export function letGo({ userId, postId }: Pick<Saved, 'userId' | 'postId'>, state: BookmarkState): DomainEvent[] {
  return state.isBookmarked ? [{ type: 'PostUnbookmarked', data: { postId, userId } }] : []
}
