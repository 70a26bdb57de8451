import { counted, dollars } from '../platform/counted.ts'
import { toMajorUnits, type Currency } from '../posts/post.vocabulary.ts'
import type { DealForLetter } from './notifications.questions.ts'

/** The country's own dollar is named by where the reader is not. */
const amounts: Readonly<Record<Currency, (amount: number) => string>> = {
  USD: dollars,
  CAD: (amount) => `CA${dollars(amount)}`,
}

function priceInWords({ price, originalPrice, currency }: DealForLetter): string[] {
  if (price === null) {
    return []
  }
  const said = price === 0 ? 'Free' : amounts[currency](toMajorUnits(price))
  const isLess = originalPrice !== null && originalPrice > price
  return [isLess ? `${said} instead of ${amounts[currency](toMajorUnits(originalPrice))}` : said]
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
