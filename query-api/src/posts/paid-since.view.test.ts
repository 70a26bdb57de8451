import type { PaidSince } from '@deals/events'
import { paidSinceThen } from './paid-since.view.ts'

type Asked = Parameters<typeof paidSinceThen>[0]
const usd = (price?: number, shippingCost?: number | null): Asked => ({ price, shippingCost, currency: 'USD' })

it.each<[what: string, seen: { then: Asked; now: Asked }, paid: PaidSince | null]>([
  ['price', { then: usd(6000, null), now: usd(5000, null) }, { then: 60, now: 50, withShipping: false }],
  ['shipping', { then: usd(6000, 500), now: usd(6000, 0) }, { then: 65, now: 60, withShipping: true }],
  ['price and its shipping', { then: usd(6000, 0), now: usd(5000, 500) }, { then: 60, now: 55, withShipping: true }],
  [
    'price as far as is known, where nobody noted the shipping',
    { then: usd(6000), now: usd(5000, 500) },
    { then: 60, now: 50, withShipping: false },
  ],
  ['same with shipping in the price', { then: usd(6000, 500), now: usd(6500, 0) }, null],
  ['price in other money', { then: usd(6000), now: { ...usd(5000), currency: 'CAD' } }, null],
  ['first price there is', { then: usd(), now: usd(5000) }, null],
])('tells what one paid and pays: the %s', (_what, { then, now }, paid) => {
  expect(paidSinceThen(then, now)).toEqual(paid)
})
