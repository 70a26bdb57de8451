import { slugOfName, type PostFacets, type ReadingPreferences, subCategoryNames } from '@deals/events'
import { countedOptions, discountField, priceField, storeField, type FacetField } from '../shared/facet-fields.ts'
import { categoryField, typeField } from '../shared/post-fields.ts'
import { dateChoices, dateFrom, includesExpired, saysStatus, subCategoryFrom } from './search-request.ts'

interface Known {
  readonly facets: PostFacets | undefined
  readonly nameOf: (slug: string) => string
  readonly reading: ReadingPreferences
}

/** By what a search is narrowed, from the widest to the least. */
export const searchFields = (params: URLSearchParams, { facets, nameOf, reading }: Known): readonly FacetField[] => [
  typeField(params, facets?.types),
  { ...categoryField(params, facets?.categories), ends: ['sub'] },
  ...subCategoryFields(params, facets?.subCategories),
  storeField(params, facets?.stores, nameOf),
  discountField(params, facets?.discounts),
  priceField(params),
  dateField(params),
  ...(saysStatus(params) ? [] : [statusField(params, reading)]),
]

/** The parts of the chosen category, if it has any. */
function subCategoryFields(params: URLSearchParams, facet: PostFacets['subCategories'] | undefined): FacetField[] {
  const value = subCategoryFrom(params) ?? ''
  const choices = subCategoryNames(params.get('category') ?? '').map((part) => ({
    value: slugOfName(part),
    label: part,
  }))
  const options = countedOptions({ value, any: 'All sub-categories', choices, facet })
  return choices.length === 0 ? [] : [{ param: 'sub', label: 'Sub-category', value, options }]
}

function dateField(params: URLSearchParams): FacetField {
  const [any, ...choices] = dateChoices
  const date = dateFrom(params)
  return {
    param: 'date',
    label: 'Posted',
    value: date === any.value ? '' : date,
    options: [{ value: '', label: any.label }, ...choices],
  }
}

/** What the reader prefers is no choice, and stands first. */
function statusField(params: URLSearchParams, reading: ReadingPreferences): FacetField {
  const without = { value: 'no', label: 'Active deals' }
  const withExpired = { value: 'yes', label: 'Include expired' }
  const [usual, other] = reading.findsExpired ? [withExpired, without] : [without, withExpired]
  const isUsual = includesExpired(params, reading) === reading.findsExpired
  return {
    param: 'expired',
    label: 'Status',
    value: isUsual ? '' : other.value,
    options: [{ ...usual, value: '' }, other],
  }
}
