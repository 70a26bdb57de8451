import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { openPost } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import { couponFold } from './coupon.state.ts'
import { tryCoupon } from './try-coupon.ts'

export interface CouponCommand extends OnPost {
  readonly code: string
  readonly worked: boolean
}

export function couponCommands(context: CommandContext) {
  return {
    /** Says whether the code of a deal worked. */
    tryCoupon: async ({ caller, by, postId, ...tried }: CouponCommand): Promise<Outcome<{ worked: boolean }>> => {
      const post = openPost(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.coupon(postId, caller.id),
        fold: couponFold,
        decide: (state) => tryCoupon({ caller, post, ...tried }, state),
      })
      return isRefused(decided) ? decided : done({ worked: decided.after.said === 'worked' }, decided.position)
    },
  }
}
