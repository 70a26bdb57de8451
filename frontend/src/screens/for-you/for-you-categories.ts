import { findCategory } from '@deals/events'

/** Fewer categories say too little. */
export const fewestCategories = 3

/** The categories that the address names. */
export function chosenCategories(params: URLSearchParams): readonly string[] {
  const named = (params.get('categories') ?? '').split(',')
  return [...new Set(named)].filter((slug) => findCategory(slug) !== undefined)
}
