import { counted } from '../platform/counted.ts'
import { priceText } from '../posts/post.vocabulary.ts'
import type { DealForLetter } from './notifications.questions.ts'

function priceInWords({ price, originalPrice, currency }: DealForLetter): string[] {
  if (price === null) {
    return []
  }
  const said = priceText(price, currency)
  const isLess = originalPrice !== null && originalPrice > price
  return [isLess ? `${said} instead of ${priceText(originalPrice, currency)}` : said]
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
