import { currencies, layouts, type Currency, type Layout } from '@deals/events'
import { isThemeName } from '../../ui/themes/themes.ts'
import type { KeptOnDevice } from './device-preferences.slice.ts'

const isCurrency = (value: string | undefined): value is Currency => currencies.some((known) => known === value)
const isLayout = (value: string | undefined): value is Layout => layouts.some((known) => known === value)

/** Far more than stand on a page at once. */
const mostDismissed = 10
/** One text for one set of numbers: pages are kept by it. */
const numbersIn = (text: string): number[] =>
  [...new Set(text.split('.').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : [])))]
    .sort((one, other) => one - other)
    .slice(-mostDismissed)

/** What the cookies of a device say; anything unknown counts as not said. The country decides the first currency. */
export function devicePreferencesFrom(
  cookies: Readonly<Record<string, string | undefined>>,
  country: string | null,
): KeptOnDevice {
  const { currency, layout, theme, dismissed = '' } = cookies
  return {
    currency: isCurrency(currency) ? currency : country === 'CA' ? 'CAD' : 'USD',
    layout: isLayout(layout) ? layout : 'grid',
    theme: isThemeName(theme) ? theme : 'system',
    dismissed: numbersIn(dismissed),
    // A visitor is greeted as everybody: pages are kept for all of them.
    isNew: cookies['welcome'] === '1' && cookies['session'] !== undefined,
  }
}
