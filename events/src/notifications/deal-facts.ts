import { counted } from '../platform/counted.ts'
import { toMajorUnits, type Currency } from '../posts/post.vocabulary.ts'
import type { DealForLetter } from './notifications.questions.ts'

const amounts: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  CAD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CAD' }),
}

function priceInWords({ price, originalPrice, currency }: DealForLetter): string[] {
  if (price === null) {
    return []
  }
  const said = price === 0 ? 'Free' : amounts[currency].format(toMajorUnits(price))
  const isLess = originalPrice !== null && originalPrice > price
  return [isLess ? `${said} instead of ${amounts[currency].format(toMajorUnits(originalPrice))}` : said]
}

/** What a letter says of a deal beneath its title. */
export function factsOf(deal: DealForLetter): string[] {
  const { storeName, votes } = deal
  return [
    ...priceInWords(deal),
    ...(storeName === null ? [] : [`at ${storeName}`]),
    ...(votes > 0 ? [counted(votes, 'vote')] : []),
  ]
}
