import type { PostDetails } from '@deals/events'
import { CouponTried } from '../../features/coupons/CouponTried.tsx'
import { CouponCode } from '../../features/post-actions/CouponCode.tsx'

interface PostCouponProps {
  readonly post: Pick<PostDetails, 'id' | 'couponWords'>
  readonly code: string
}

/** The code, and what those say who tried it; of what is over nobody is asked. */
export function PostCoupon({ post: { id, couponWords }, code }: PostCouponProps) {
  const drawn = (isDoubtful: boolean) => <CouponCode code={code} isDoubtful={isDoubtful} />
  return couponWords === null ? (
    drawn(false)
  ) : (
    <CouponTried key={code} postId={id} code={code} words={couponWords}>
      {drawn}
    </CouponTried>
  )
}
