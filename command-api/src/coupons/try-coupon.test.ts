import { given, rule } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { couponFold } from './coupon.state.ts'
import { tryCoupon } from './try-coupon.ts'

const trying = rule(tryCoupon, historyOf(couponFold))
const post = (couponCode: string | null) => ({ postId: 1, fields: { couponCode } })
const bob = member('bob')
const tried = (type: 'CouponWorked' | 'CouponFailed') =>
  ({ type, data: { postId: 1, userId: 'bob', code: 'TEN' } }) as const

it.each([
  ['worked', true, 'CouponWorked'],
  ['did not work', false, 'CouponFailed'],
] as const)('a member says that a code %s, and may change their mind', (_what, worked, type) => {
  const command = { caller: bob, post: post('TEN'), code: 'TEN', worked }
  given().when(trying(command)).emits(tried(type))
  given(tried('CouponWorked'), tried('CouponFailed')).when(trying(command)).emits(tried(type))
})

it.each([
  ['another code than the deal has by now', 'ELEVEN', bob, 'conflict'],
  ['a code that was taken away', null, bob, 'conflict'],
  ['a code, who may not vote', 'TEN', member('zed', { restricts: ['vote'] }), 'suspended'],
] as const)('nothing is said of %s', (...[, code, caller, refusal]) => {
  given()
    .when(trying({ caller, post: post(code), code: 'TEN', worked: true }))
    .refuses(refusal)
})
