import { dollars } from '../platform/counted.ts'
import { toMajorUnits, type Currency } from './post.vocabulary.ts'

/** The country's own dollar is named by where the reader is not. */
const amounts: Readonly<Record<Currency, (amount: number) => string>> = {
  USD: dollars,
  CAD: (amount) => `CA${dollars(amount)}`,
}

/** A price in minor units as letters and notifications write it. */
export const priceText = (price: number, currency: Currency): string =>
  price === 0 ? 'Free' : amounts[currency](toMajorUnits(price))
