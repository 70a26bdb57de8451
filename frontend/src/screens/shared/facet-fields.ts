import { discountStepsWith, grouped, type PostFacets } from '@deals/events'
import type { Choice } from '../../ui/Select.tsx'
import { discountFrom, storeFrom } from './chosen-facets.ts'
import { priceChoices } from './price-choices.ts'

/** One property by which a list is narrowed: where it stands in the address, and what can be chosen. */
export interface FacetField {
  readonly param: string
  readonly label: string
  readonly value: string
  /** The first one, with an empty value, stands for no choice. */
  readonly options: readonly Choice[]
  /** Parameters that mean nothing any more after a choice. */
  readonly ends?: readonly string[]
}

interface Known {
  readonly value: string
  readonly any: string
  readonly choices: readonly Choice[]
  /** How many posts each choice would leave; undefined while nobody has asked. */
  readonly facet: PostFacets[keyof PostFacets] | undefined
}

/**
 * What can be chosen, with how many posts that would leave; what would leave none is left out. The chosen one stays as it
 * is, whatever is known: its posts are the list itself, and a control that grows moves what stands beside it.
 */
export function countedOptions({ value: chosen, any, choices, facet }: Known): readonly Choice[] {
  const counts = new Map(facet?.choices.map(({ value, count }) => [String(value), count]))
  const isLeft = ({ value }: Choice) => value === chosen || facet?.isExact !== true || counts.has(value)
  const counted = ({ value, label }: Choice): Choice => {
    const count = value === chosen ? undefined : counts.get(value)
    return count === undefined ? { value, label } : { value, label: `${label} (${grouped(count)}${atLeast(facet)})` }
  }
  return [{ value: '', label: any }, ...choices.filter(isLeft).map(counted)]
}

const atLeast = (facet: Known['facet']) => (facet?.isExact === false ? '+' : '')

/** Prices, of which nobody counts the posts. */
export const priceField = (params: URLSearchParams): FacetField => ({
  param: 'price',
  label: 'Price',
  ...priceChoices(params),
})

/** The stores with the most posts, and the chosen one. */
export function storeField(
  params: URLSearchParams,
  facet: PostFacets['stores'] | undefined,
  nameOf: (slug: string) => string,
): FacetField {
  const value = storeFrom(params) ?? ''
  const found = facet?.choices.map((choice) => ({ value: choice.value, label: choice.name })) ?? []
  const others = found.filter((choice) => choice.value !== value)
  const choices = value === '' ? others : [{ value, label: nameOf(value) }, ...others]
  return {
    param: 'store',
    label: 'Store',
    value,
    options: countedOptions({ value, any: 'All stores', choices, facet }),
  }
}

/** Discounts of so many percent or more, with the one that somebody wrote into the address. */
export function discountField(params: URLSearchParams, facet: PostFacets['discounts'] | undefined): FacetField {
  const percent = discountFrom(params)
  const value = percent === 0 ? '' : String(percent)
  const choices = discountStepsWith(percent).map((step) => ({ value: String(step), label: `${step}% off or more` }))
  return {
    param: 'discount',
    label: 'Discount',
    value,
    options: countedOptions({ value, any: 'Any discount', choices, facet }),
  }
}
