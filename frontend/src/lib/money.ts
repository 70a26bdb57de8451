import { dollars, type Currency } from '@deals/events'

// Both as in their own country, where a dollar is one of its own.
const inWords: Readonly<Record<Currency, (amount: number) => string>> = { USD: dollars, CAD: dollars }

/** An amount in major units: "$1,299.00". */
export const formatMoney = (amount: number, currency: Currency): string => inWords[currency](amount)

/** Where both currencies meet in one place the code tells them apart: "$54.95 CAD". */
export function formatMoneyWithCode(amount: number, currency: Currency): string {
  return `${formatMoney(amount, currency)} ${currency}`
}

/** A price as text: "Free" for nothing or less. */
export function formatPrice(price: number, currency: Currency): string {
  return price <= 0 ? 'Free' : formatMoney(price, currency)
}

/** A price drop as text with a true minus sign: "−48%". */
export function formatDiscount(percent: number): string {
  return `−${percent}%`
}

/** A count in few characters: "512", "1.2K". */
export function formatCount(count: number): string {
  const size = Math.abs(count)
  const [step, letter] = steps.find(([most]) => size >= most - most / 20_000) ?? [1, '']
  return `${count < 0 ? '-' : ''}${Math.round((size / step) * 10) / 10}${letter}`
}

const steps = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const
