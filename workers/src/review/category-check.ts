import { categoriesNamedIn, findCategory, type Finding, type PostForJobs } from '@deals/events'
import { info } from './findings.ts'

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
  const named = categoriesNamedIn(title)
  if (type === 'discussion' || named.some(({ slug }) => slug === categorySlug)) {
    return []
  }
  const spoken = named.filter(({ words }) => words.length >= fewestWords)
  return spoken.slice(0, 1).map((other) => info('category', sentenceFor(other, categorySlug)))
}

function sentenceFor(other: { name: string; words: readonly string[] }, categorySlug: string): string {
  const said = other.words.map((word) => `“${word}”`).join(' and ')
  const own = findCategory(categorySlug)?.name ?? categorySlug
  return `The title says ${said}, which stands under ${other.name} and not under ${own}.`
}
