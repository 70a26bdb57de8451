import { slugOfName, subCategoryNames } from '@deals/events'
import { useStanding } from './announced.ts'

/** The sub-categories of a category that posts can be put into, and the one that is chosen. */
export function useSubCategoryChoices(categorySlug: string, chosen: string): { value: string; label: string }[] {
  const names = subCategoryNames(categorySlug)
  const standing = useStanding(names)
  return names
    .filter((name) => standing.includes(name) || slugOfName(name) === chosen)
    .map((name) => ({ value: slugOfName(name), label: name }))
}
