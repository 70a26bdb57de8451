import { categories } from '../categories/catalogue.ts'
import { subCategoryNames } from '../categories/sub-category-names.ts'
import { stemOf } from './stem.ts'

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** For each stem of a word in the names of shelves, the categories whose shelves bear it. */
const shelves = new Map<string, Set<string>>()
for (const { slug } of categories) {
  for (const stem of new Set(subCategoryNames(slug).flatMap(wordsIn).map(stemOf))) {
    shelves.set(stem, (shelves.get(stem) ?? new Set()).add(slug))
  }
}

interface NamedCategory {
  readonly slug: string
  readonly name: string
  /** The words of the text that its shelves are named after. */
  readonly words: readonly string[]
}

/** Categories that a text speaks of by the names of their shelves, the one with the most words first. */
export function categoriesNamedIn(text: string): NamedCategory[] {
  const words = Array.from(new Set(wordsIn(text)), (word) => ({ word, bearers: shelves.get(stemOf(word)) }))
  const namedBy = (slug: string) => words.flatMap(({ word, bearers }) => (bearers?.has(slug) === true ? [word] : []))
  return categories
    .map(({ slug, name }) => ({ slug, name, words: namedBy(slug) }))
    .filter((named) => named.words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
}
