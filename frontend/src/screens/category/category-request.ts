import { findSubCategory, fromFilterParam, type Category, type Currency } from '@deals/events'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import type { PostFilters, PostListRequest } from '../../features/posts/post-list-request.ts'
import { chosenFacets } from '../shared/chosen-facets.ts'
import { priceRangeFrom } from '../shared/price-range.ts'
import { typeFrom } from '../shared/type-chips.ts'

/** The sub-categories that the address names, of those that the category has. */
export function chosenSubCategories({ slug }: Pick<Category, 'slug'>, params: URLSearchParams): readonly string[] {
  const asked = (params.get('filter') ?? '').split(',').map((name) => fromFilterParam(name.trim()))
  return asked.flatMap((name) => (name === '' ? [] : (findSubCategory(slug, name)?.name ?? [])))
}

/** What the page of a category is narrowed to. */
export function categoryFilters(
  category: Pick<Category, 'slug'>,
  params: URLSearchParams,
  currency: Currency,
): PostFilters {
  const subCategories = chosenSubCategories(category, params)
  const type = typeFrom(params)
  return {
    currency,
    categories: [category.slug],
    ...chosenFacets(params),
    ...(subCategories.length === 0 ? {} : { subCategories }),
    ...priceRangeFrom(params),
    ...(type === null ? {} : { types: [type] }),
  }
}

/** What it asks for. */
export const categoryRequest = (
  category: Pick<Category, 'slug'>,
  params: URLSearchParams,
  currency: Currency,
): PostListRequest => ({
  ...categoryFilters(category, params, currency),
  sortOrder: sortOrderFrom(params.get('sort'), 'product'),
})
