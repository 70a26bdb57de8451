import type { Charge, OfferUnit, PostDetails } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'

const charged: Partial<Record<Charge, string>> = {
  week: 'a week',
  month: 'a month',
  year: 'a year',
  first: 'to begin with, then more',
}

const each = (unit: OfferUnit): string => (unit === 'piece' ? 'each' : `per ${unit}`)

type Offered = Pick<PostDetails, 'charge' | 'perUnit' | 'shippingCost' | 'currency'>

/** What stands beside a price: how often it is paid, or what one of it costs. */
export function offerText({ charge, perUnit, shippingCost, currency }: Offered): string | null {
  if (perUnit === undefined) {
    return (charge && charged[charge]) ?? null
  }
  const text = `${formatMoney(perUnit.price, currency)} ${each(perUnit.unit)}`
  return (shippingCost ?? 0) > 0 ? `${text} with shipping` : text
}
