import type { DomainEvent, PostFields } from '@deals/events'
import { bookmarkFold, type BookmarkState, type HowSaved } from './bookmark.state.ts'
import { savedAs } from './change-bookmark.ts'

interface Saved {
  readonly userId: string
  readonly postId: number
  readonly fields: Pick<PostFields, 'price' | 'shippingCost' | 'currency'>
}

/** The post that stays is saved where and as the duplicate was, unless the member has saved it already. */
export function saveInstead(saved: Saved, kept: HowSaved, { isBookmarked }: BookmarkState): DomainEvent[] {
  if (isBookmarked) {
    return []
  }
  const { userId, postId, fields } = saved
  const { price, shippingCost, currency } = fields
  return [
    { type: 'PostBookmarked', data: { postId, userId, price, shippingCost, currency } },
    ...savedAs(saved, kept, bookmarkFold.initial),
  ]
}

/** The duplicate is let go of once the post that stays is saved. */
export function letGo({ userId, postId }: Pick<Saved, 'userId' | 'postId'>, state: BookmarkState): DomainEvent[] {
  return state.isBookmarked ? [{ type: 'PostUnbookmarked', data: { postId, userId } }] : []
}
