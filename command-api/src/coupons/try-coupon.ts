import type { DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost } from '../posts/post.state.ts'

export interface TryCoupon {
  readonly caller: Pick<Caller, 'id' | 'restricts'>
  readonly post: Pick<ExistingPost, 'postId'> & { readonly fields: Pick<ExistingPost['fields'], 'couponCode'> }
  readonly code: string
  readonly worked: boolean
}

/** "Worked" or "Did not work"; the newest word of a member counts, for some days, and for the code that they tried. */
export function tryCoupon({ caller, post, code, worked }: TryCoupon, _state: object): DomainEvent[] | Refused {
  // As with a word about the deal itself, it counts as a vote.
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  const { couponCode } = post.fields
  if (couponCode !== code) {
    const now = couponCode === null ? 'This deal has no code any more.' : 'The code of this deal is another one by now.'
    return refuse('conflict', { message: now })
  }
  return [{ type: worked ? 'CouponWorked' : 'CouponFailed', data: { postId: post.postId, userId: caller.id, code } }]
}
