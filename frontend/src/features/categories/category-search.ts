import { categories, movedInto, subCategories } from '@deals/events'
import type { Category, SubCategory, SubCategoryMoves } from '@deals/events'

const wordsOf = (text: string) => text.trim().toLowerCase()

/** The categories whose name holds the words; all of them while nothing is asked. */
export function findCategories(text: string): readonly Category[] {
  const words = wordsOf(text)
  return words === '' ? categories : categories.filter(({ name }) => name.toLowerCase().includes(words))
}

/** The sub-categories whose name holds the words, but for those that lead to others; none while nothing is asked. */
export function findSubCategories(text: string, moves: SubCategoryMoves = {}): readonly SubCategory[] {
  const words = wordsOf(text)
  const isFound = ({ name, slug }: SubCategory) =>
    name.toLowerCase().includes(words) && movedInto(moves, slug) === undefined
  return words === '' ? [] : subCategories.filter(isFound)
}
