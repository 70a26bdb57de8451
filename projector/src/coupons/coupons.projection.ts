import { factTime, type CouponWord, type RecordedOf } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { couponWords } from './coupons.read-models.ts'

type Tried = RecordedOf<'CouponWorked' | 'CouponFailed'>

const wordId = ({ postId, userId }: Tried['data']): string => `${postId}:${userId}`

/** What members say of coupon codes; of each member and deal the newest word. */
export const couponsProjection = foldPerEvent<'coupon'>({
  name: 'coupons',
  version: 1,
  collections: [couponWords],
  key: byPost,
  touches: (event) =>
    event.type === 'CouponWorked' || event.type === 'CouponFailed'
      ? [{ collection: couponWords, id: wordId(event.data) }]
      : [],
  folds: {
    CouponWorked: (documents, event) => keep(documents, event, 'worked'),
    CouponFailed: (documents, event) => keep(documents, event, 'failed'),
  },
})

function keep(documents: Documents, event: Tried, says: CouponWord): void {
  const at = factTime(event)
  const { postId, userId, code } = event.data
  const before = documents.get(couponWords, wordId(event.data))
  const workedBefore = before?.code === code ? before.workedAt : undefined
  const workedAt = says === 'worked' ? at : workedBefore
  documents.put(couponWords, wordId(event.data), {
    postId,
    userId,
    code,
    says,
    at,
    ...(workedAt !== undefined && { workedAt }),
  })
}
