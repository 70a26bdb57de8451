import { categories, findCategory, stemOf, type Finding, type PostForJobs } from '@deals/events'
import { info } from './findings.ts'

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** For each stem of a word in the names of shelves, the categories whose shelves bear it. */
const shelves = new Map<string, Set<string>>()
for (const { slug, subCategories } of categories) {
  for (const stem of new Set(subCategories.flatMap(wordsIn).map(stemOf))) {
    shelves.set(stem, (shelves.get(stem) ?? new Set()).add(slug))
  }
}

const fewestWords = 2

/**
 * Whether the title speaks of what other shelves are named after and of nothing on its own. One such word may be chance
 * (a coffee table is no coffee); two that only one other category has are told.
 */
export function categoryFindings({
  type,
  title,
  categorySlug,
}: Pick<PostForJobs, 'type' | 'title' | 'categorySlug'>): Finding[] {
  const words = [...new Set(wordsIn(title))].filter((word) => shelves.has(stemOf(word)))
  const isOwn = words.some((word) => shelves.get(stemOf(word))?.has(categorySlug) === true)
  if (type === 'discussion' || isOwn) {
    return []
  }
  const spoken = categories
    .map(({ slug, name }) => ({ name, words: words.filter((word) => shelves.get(stemOf(word))?.has(slug)) }))
    .filter((other) => other.words.length >= fewestWords)
    .toSorted((one, other) => other.words.length - one.words.length)
  return spoken.slice(0, 1).map((other) => info('category', sentenceFor(other, categorySlug)))
}

function sentenceFor(other: { name: string; words: readonly string[] }, categorySlug: string): string {
  const said = other.words.map((word) => `“${word}”`).join(' and ')
  const own = findCategory(categorySlug)?.name ?? categorySlug
  return `The title says ${said}, which stands under ${other.name} and not under ${own}.`
}
