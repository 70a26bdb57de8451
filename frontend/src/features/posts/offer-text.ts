import { chargeOf, paidFor, quantityIn, toMinorUnits, type OfferUnit, type PostDetails } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'

type Offered = Pick<PostDetails, 'type' | 'title' | 'price' | 'shippingCost' | 'currency' | 'categorySlug'>

const charged = {
  week: 'a week',
  month: 'a month',
  year: 'a year',
  first: 'to begin with, then more',
  unclear: null,
} as const

const each = (unit: OfferUnit): string => (unit === 'piece' ? 'each' : `per ${unit}`)

/** Beside a price: how often it is paid, or what one piece, kilogram or litre of it costs; nothing where the title leaves a doubt. */
export function offerText({ type, title, price, shippingCost, currency, categorySlug }: Offered): string | null {
  if (type !== 'product' || price === null) {
    return null
  }
  const charge = chargeOf({ title, price: toMinorUnits(price) })
  if (charge !== 'once') {
    return charged[charge]
  }
  const quantity = quantityIn(title, categorySlug)
  const paid = paidFor({ price, shippingCost })
  if (quantity === null || paid === null || paid / quantity.amount < smallest) {
    return null
  }
  const text = `${formatMoney(paid / quantity.amount, currency)} ${each(quantity.unit)}`
  return (shippingCost ?? 0) > 0 ? `${text} with shipping` : text
}
/** What costs less for one is written as nothing. */
const smallest = 0.01
