import { bookmarkLimits, type DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import type { BookmarkState } from './bookmark.state.ts'

export interface ToggleBookmark {
  readonly userId: string
  readonly postId: number
  readonly fields: Pick<ExistingPost['fields'], 'price' | 'shippingCost' | 'currency'>
  /** How many posts the member has saved. */
  readonly saved: number
}

export const tooManySaved = refuse('conflict', {
  message: `You have saved ${bookmarkLimits.saved} posts; remove one first.`,
})

export const hasRoom = ({ saved }: Pick<ToggleBookmark, 'saved'>): boolean => saved < bookmarkLimits.saved

/** Saves a post with the price of that moment, or lets go of it. */
export function toggleBookmark(command: ToggleBookmark, state: BookmarkState): DomainEvent[] | Refused {
  const { userId, postId, fields } = command
  const { price, shippingCost, currency } = fields
  if (!state.isBookmarked && !hasRoom(command)) {
    return tooManySaved
  }
  return state.isBookmarked
    ? [{ type: 'PostUnbookmarked', data: { postId, userId } }]
    : [{ type: 'PostBookmarked', data: { postId, userId, price, shippingCost, currency } }]
}
