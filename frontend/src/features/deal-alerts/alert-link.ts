import { routes } from '../../lib/routes.ts'
import type { AlertFormValues } from './alert-form-values.ts'

/** Lists of the form that an address may fill. */
const lists = ['any', 'all', 'none', 'categories', 'subCategories', 'stores', 'types'] as const
const texts = ['priceMin', 'priceMax', 'minDiscount'] as const

/** What a link to the form of a new alert fills in. */
export type AlertPrefill = Partial<Pick<AlertFormValues, (typeof lists)[number] | (typeof texts)[number]>>

/** The address of the form of a new alert, with what is known of it. */
export function newAlertLink(prefill: AlertPrefill): string {
  const params = new URLSearchParams()
  for (const name of lists) {
    prefill[name]?.forEach((value) => params.append(name, value))
  }
  for (const name of texts) {
    const value = prefill[name] ?? ''
    if (value !== '') {
      params.set(name, value)
    }
  }
  const [form, known] = [routes.dealAlert.to('new'), params.toString()]
  return known === '' ? form : `${form}?${known}`
}
