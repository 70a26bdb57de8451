import { dollars } from '../platform/counted.ts'
import { chargeOf, quantityIn } from './offer.ts'
import { paidFor, toMajorUnits, type Charge, type PostType } from './post.vocabulary.ts'

/** Amounts in minor units. */
interface Offered {
  readonly type: PostType
  readonly title: string
  readonly price?: number | undefined
  readonly shippingCost?: number | undefined
  readonly categorySlug: string
}

const charged: Partial<Record<Charge, string>> = {
  week: 'per week',
  month: 'per month',
  year: 'per year',
  first: 'to begin with, then more',
}

/** How often a price is paid, or what one piece, kilogram or litre costs; nothing where the title leaves a doubt. */
export function priceNoteOf({ type, title, price, shippingCost, categorySlug }: Offered): string | undefined {
  if (type !== 'product' || price === undefined) {
    return undefined
  }
  const quantity = quantityIn(title, categorySlug)
  const charge = chargeOf({ title, price })
  if (charge !== 'once' || quantity === null) {
    return charged[charge]
  }
  const each = Math.round((paidFor({ price, shippingCost }) ?? 0) / quantity.amount)
  const note = `${dollars(toMajorUnits(each))} per ${quantity.unit}`
  return each === 0 ? undefined : shippingCost ? `${note} with shipping` : note
}
