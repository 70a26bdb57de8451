import type { DomainEvent } from '@deals/events'
import type { ExistingPost } from '../posts/post.state.ts'
import type { BookmarkState } from './bookmark.state.ts'

export interface ToggleBookmark {
  readonly userId: string
  readonly postId: number
  readonly fields: Pick<ExistingPost['fields'], 'price' | 'currency'>
}

/** Saves a post with the price of that moment, or lets go of it. */
export function toggleBookmark({ userId, postId, fields }: ToggleBookmark, state: BookmarkState): DomainEvent[] {
  const { price, currency } = fields
  return state.isBookmarked
    ? [{ type: 'PostUnbookmarked', data: { postId, userId } }]
    : [{ type: 'PostBookmarked', data: { postId, userId, price, currency } }]
}
