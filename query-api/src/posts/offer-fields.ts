import { chargeOf, paidFor, quantityIn, type PostDetails } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'

type Offered = Pick<PostDoc, 'type' | 'title' | 'price' | 'shippingCost' | 'categorySlug'>

/** How often a price is paid, and what one piece, kilogram or litre costs, as far as the title leaves no doubt. */
export function offerFieldsOf(post: Offered): Pick<PostDetails, 'charge' | 'perUnit'> {
  const { type, title, price, categorySlug } = post
  if (type !== 'product' || price === undefined) {
    return {}
  }
  const charge = chargeOf({ title, price })
  if (charge !== 'once') {
    return { charge }
  }
  const quantity = quantityIn(title, categorySlug)
  const each = quantity === null ? 0 : Math.round((paidFor(post) ?? 0) / quantity.amount) / 100
  return quantity === null || each === 0 ? {} : { perUnit: { price: each, unit: quantity.unit } }
}
