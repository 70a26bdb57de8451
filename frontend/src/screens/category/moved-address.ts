import { movedInto, slugOfName, subCategoryBySlug, type Category, type SubCategoryMoves } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { withParam } from '../shared/with-param.ts'
import { chosenSubCategories } from './category-request.ts'

/**
 * Where a list of sub-categories stands by now, some of which lead to others; null where the address is right. A page is of
 * one category: that to which the first one leads.
 */
export function movedAddress(
  category: Pick<Category, 'slug'>,
  params: URLSearchParams,
  moves: SubCategoryMoves,
): string | null {
  const chosen = chosenSubCategories(category, params).map(slugOfName)
  const ends = chosen.flatMap((slug) => subCategoryBySlug(movedInto(moves, slug) ?? slug) ?? [])
  const [first] = ends
  if (first === undefined || chosen.every((slug) => movedInto(moves, slug) === undefined)) {
    return null
  }
  const names = ends.filter(({ parentSlug }) => parentSlug === first.parentSlug).map(({ name }) => name)
  const filter = [...new Set(names)].map((name) => name.replaceAll(',', '~')).join(',')
  return `${routes.category.to(first.parentSlug)}${withParam(params, 'filter', filter)}`
}
