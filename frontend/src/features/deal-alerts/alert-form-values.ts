import { alertDefaults, findCategory, postTypes, subCategories } from '@deals/events'
import type { AlertCurrency, AlertFrequency, AlertView, PostType } from '@deals/events'
import type { ErrorsOf } from '../../lib/use-form.ts'

/** The form as it is typed: amounts and steps are texts until they are sent. */
export interface AlertFormValues {
  readonly name: string
  readonly any: readonly string[]
  readonly all: readonly string[]
  readonly none: readonly string[]
  readonly categories: readonly string[]
  readonly subCategories: readonly string[]
  readonly stores: readonly string[]
  readonly types: readonly PostType[]
  readonly currency: AlertCurrency
  readonly priceMin: string
  readonly priceMax: string
  readonly minDiscount: string
  readonly minVotes: string
  /** Empty where the score does not matter. */
  readonly minScore: string
  readonly lowestPriceOnly: boolean
  readonly match: 'all' | 'any'
  readonly frequency: AlertFrequency
  readonly email: boolean
  readonly push: boolean
}

export type AlertField = keyof AlertFormValues
export type AlertErrors = ErrorsOf<AlertFormValues>

/** The id under which the error summary finds a field. */
export const alertFieldId = (name: AlertField) => `alert-${name}`

/** A form that nobody has typed into yet. */
export const emptyAlertForm: AlertFormValues = {
  name: '',
  ...alertDefaults.keywords,
  categories: [],
  subCategories: [],
  stores: [],
  types: alertDefaults.types,
  currency: alertDefaults.currency,
  priceMin: '',
  priceMax: '',
  minDiscount: '',
  minVotes: String(alertDefaults.minVotes),
  minScore: '',
  lowestPriceOnly: alertDefaults.lowestPriceOnly,
  match: alertDefaults.match,
  frequency: alertDefaults.frequency,
  email: alertDefaults.channels.email,
  push: alertDefaults.channels.push,
}

const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

/** An alert as its form holds it. */
export function formOfAlert(alert: AlertView): AlertFormValues {
  const { keywords, priceMin, priceMax, minDiscount, minVotes, minScore, channels, ...same } = alert
  return {
    name: same.name,
    ...keywords,
    categories: same.categories,
    subCategories: same.subCategories,
    stores: same.stores,
    types: same.types,
    currency: same.currency,
    priceMin: textOf(priceMin),
    priceMax: textOf(priceMax),
    minDiscount: minDiscount === 0 ? '' : String(minDiscount),
    minVotes: String(minVotes),
    minScore: textOf(minScore),
    lowestPriceOnly: same.lowestPriceOnly,
    match: same.match,
    frequency: same.frequency,
    email: channels.email,
    push: channels.push,
  }
}

type Thresholds = Pick<AlertFormValues, 'priceMin' | 'priceMax' | 'minDiscount' | 'minVotes' | 'minScore'> &
  Pick<AlertFormValues, 'lowestPriceOnly'>

/** How many thresholds a form sets; a price range is one. */
export function countThresholds(form: Thresholds): number {
  const set = [
    form.priceMin.trim() !== '' || form.priceMax.trim() !== '',
    !['', '0'].includes(form.minDiscount.trim()),
    form.minVotes !== '0',
    form.minScore !== '',
    form.lowestPriceOnly,
  ]
  return set.filter(Boolean).length
}

/** The form that an address asks for; what it cannot mean is left out. */
export function formFromAddress(params: URLSearchParams): AlertFormValues {
  const words = (name: string) => [...new Set(params.getAll(name).map((word) => word.trim()))].filter(Boolean)
  const types = postTypes.filter((type) => params.getAll('types').includes(type))
  return {
    ...emptyAlertForm,
    any: words('any'),
    all: words('all'),
    none: words('none'),
    categories: words('categories').filter((slug) => findCategory(slug) !== undefined),
    subCategories: words('subCategories').filter((slug) => subCategories.some((sub) => sub.slug === slug)),
    stores: words('stores'),
    types: types.length === 0 ? emptyAlertForm.types : types,
    priceMin: params.get('priceMin') ?? '',
    priceMax: params.get('priceMax') ?? '',
    minDiscount: params.get('minDiscount') ?? '',
  }
}
