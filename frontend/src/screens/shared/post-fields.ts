import { categories, findCategory, type PostFacets } from '@deals/events'
import { countedOptions, type FacetField } from './facet-fields.ts'
import { typeChoices, typeFrom } from './type-chips.ts'

/** Kinds of posts. */
export function typeField(params: URLSearchParams, facet: PostFacets['types'] | undefined): FacetField {
  const value = typeFrom(params) ?? ''
  const choices = typeChoices.flatMap((choice) => (choice.value === null ? [] : [{ ...choice, value: choice.value }]))
  return { param: 'type', label: 'Type', value, options: countedOptions({ value, any: 'All types', choices, facet }) }
}

/** The fixed categories. */
export function categoryField(params: URLSearchParams, facet: PostFacets['categories'] | undefined): FacetField {
  const value = findCategory(params.get('category') ?? '')?.slug ?? ''
  const choices = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const options = countedOptions({ value, any: 'All categories', choices, facet })
  return { param: 'category', label: 'Category', value, options }
}
