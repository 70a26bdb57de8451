import { categories, subCategories } from '@deals/events'
import type { Category, SubCategory } from '@deals/events'

const wordsOf = (text: string) => text.trim().toLowerCase()

/** The categories whose name holds the words; all of them while nothing is asked. */
export function findCategories(text: string): readonly Category[] {
  const words = wordsOf(text)
  return words === '' ? categories : categories.filter(({ name }) => name.toLowerCase().includes(words))
}

/** The sub-categories whose name holds the words; none while nothing is asked. */
export function findSubCategories(text: string): readonly SubCategory[] {
  const words = wordsOf(text)
  return words === '' ? [] : subCategories.filter(({ name }) => name.toLowerCase().includes(words))
}
