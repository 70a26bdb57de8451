import { currencies, layouts } from '@deals/events'
import type { Currency, Layout } from '@deals/events'
import { isThemeName } from '../../ui/themes/themes.ts'
import type { DevicePreferences } from './device-preferences.slice.ts'

const isCurrency = (value: string | undefined): value is Currency => currencies.some((known) => known === value)
const isLayout = (value: string | undefined): value is Layout => layouts.some((known) => known === value)

/** What the cookies of a device say; anything unknown counts as not said. The country decides the first currency. */
export function devicePreferencesFrom(
  cookies: Readonly<Record<string, string | undefined>>,
  country: string | null,
): DevicePreferences {
  const { currency, layout, theme } = cookies
  return {
    currency: isCurrency(currency) ? currency : country === 'CA' ? 'CAD' : 'USD',
    layout: isLayout(layout) ? layout : 'grid',
    theme: isThemeName(theme) ? theme : 'system',
  }
}
