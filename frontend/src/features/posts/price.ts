import { discountPercent, type Currency, type PostType } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'

interface Priced {
  readonly type: PostType
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currency: Currency
  readonly subtitle: string | null
}

/** What stands where the price is. */
export interface ShownPrice {
  /** "$54.95", "Free", "Up to 60% off" or nothing. */
  readonly text: string | null
  readonly isFree: boolean
  /** The struck price, where it was higher. */
  readonly original: string | null
  /** How far it fell; 0 where it did not. */
  readonly discount: number
}

const nothing: ShownPrice = { text: null, isFree: false, original: null, discount: 0 }

function productPrice({ price, originalPrice, currency }: Priced, isFree: boolean): ShownPrice {
  if (price === null) {
    return nothing
  }
  const isLower = originalPrice !== null && originalPrice > price
  return {
    text: isFree ? 'Free' : formatMoney(price, currency),
    isFree,
    original: isLower ? formatMoney(originalPrice, currency) : null,
    discount: discountPercent(price, originalPrice),
  }
}

function shownPrice(post: Priced, isFree: boolean): ShownPrice {
  switch (post.type) {
    case 'product':
      return productPrice(post, isFree)
    case 'sales':
      return { ...nothing, text: post.subtitle ?? 'Sale' }
    case 'discussion':
      return nothing
  }
}

/** The price on a card: free is what costs nothing and never cost anything. */
export function cardPrice(post: Priced): ShownPrice {
  return shownPrice(post, (post.price ?? 0) === 0 && (post.originalPrice ?? 0) === 0)
}

/** The price on the post's own page: nothing or less is free. */
export function pagePrice(post: Priced): ShownPrice {
  return shownPrice(post, (post.price ?? 0) <= 0)
}
