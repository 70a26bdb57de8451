import type { Currency } from '@deals/events'

const styles = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  // Written as in Canada itself, where a dollar is a Canadian one.
  CAD: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
} as const satisfies Readonly<Record<Currency, Intl.NumberFormat>>

/** An amount in major units: "$1,299.00". */
export function formatMoney(amount: number, currency: Currency): string {
  return styles[currency].format(amount)
}

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
  return counts.format(count)
}

const counts = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
