import { alertDefaults, findCategory, subCategories, type AlertFrequency, type AlertView } from '@deals/events'
import { formatMoney, formatMoneyWithCode } from '../../lib/money.ts'
import { typeWords } from '../../lib/post-type-words.ts'

export const frequencyWords: Readonly<Record<AlertFrequency, string>> = {
  instant: 'At once',
  hourly: 'Every hour',
  daily: 'Once a day',
  weekly: 'Once a week',
}

/** The name of a category or a sub-category; an unknown one is called by its slug. */
export function placeName(slug: string): string {
  return findCategory(slug)?.name ?? subCategories.find((sub) => sub.slug === slug)?.name ?? slug
}

type Wanted = Omit<AlertView, 'id' | 'name' | 'active' | 'snoozedUntil' | 'createdAt' | 'matches' | 'lastMatchAt'>

const listed = (words: readonly string[], joint: string) => words.join(joint)

function wordsOf({ keywords: { any, all, none } }: Wanted): readonly string[] {
  return [
    ...(any.length === 0 ? [] : [listed(any, ' or ')]),
    ...(all.length === 0 ? [] : [listed(all, ' and ')]),
    ...(none.length === 0 ? [] : [`without ${listed(none, ', ')}`]),
  ]
}

function priceOf({ priceMin, priceMax, currency }: Wanted): readonly string[] {
  const money = (amount: number) =>
    currency === 'both' ? formatMoney(amount, 'USD') : formatMoneyWithCode(amount, currency)
  if (priceMin !== null && priceMax !== null) {
    return [`${money(priceMin)} to ${money(priceMax)}`]
  }
  if (priceMax !== null) {
    return [`${money(priceMax)} or less`]
  }
  if (priceMin !== null) {
    return [`${money(priceMin)} or more`]
  }
  return []
}

/** Said with the price where there is one. */
function currencyOf({ priceMin, priceMax, currency }: Wanted): readonly string[] {
  return currency === 'both' || priceMin !== null || priceMax !== null ? [] : [`${currency} only`]
}

function typesOf({ types }: Wanted): readonly string[] {
  const isUsual = [...types].sort().join() === [...alertDefaults.types].sort().join()
  return isUsual
    ? []
    : [
        listed(
          types.map((type) => typeWords[type]),
          ', ',
        ),
      ]
}

function thresholdsOf(alert: Wanted): readonly string[] {
  const { minDiscount, minVotes, minScore, lowestPriceOnly, match } = alert
  const thresholds = [
    ...priceOf(alert),
    ...(minDiscount > 0 ? [`${minDiscount}% off or more`] : []),
    ...(minVotes > 0 ? [`${minVotes} votes or more`] : []),
    ...(minScore === null ? [] : [`score ${minScore} or more`]),
    ...(lowestPriceOnly ? ['lowest price in 90 days'] : []),
  ]
  return match === 'any' && thresholds.length > 1 ? [listed(thresholds, ' or ')] : thresholds
}

/** What an alert looks for, one fact at a time; the stores are told by their names. */
export function factsOfAlert(alert: Wanted, nameOfStore: (slug: string) => string): readonly string[] {
  return [
    ...wordsOf(alert),
    ...[...alert.categories, ...alert.subCategories].map(placeName),
    ...alert.stores.map((slug) => `at ${nameOfStore(slug)}`),
    ...typesOf(alert),
    ...currencyOf(alert),
    ...thresholdsOf(alert),
  ]
}
