import { phrasesOf, searchedText, stemsIn } from '../deal-alerts/alert-keywords.ts'
import { readSearch } from '../search/read-search.ts'
import type { WebhookSubject } from './webhooks.api.ts'

// A change is not held against every webhook: it has keys, and looks only at webhooks that have one of them.

const unwanted = /(?<=^|\s)-(?:"[^"]*"?|\S+)/gu

/** The one key under which a webhook is found; null for a search that asks for no word, because nothing would find it. */
export function keyOfSubject({ kind, value }: WebhookSubject): string | null {
  if (kind !== 'search') {
    return `${kind}:${value}`
  }
  // Every word must occur, so one is enough, and the longest is about the rarest.
  const stems = phrasesOf(readSearch(value).text.replace(unwanted, ' ')).flat()
  const [rarest] = stems.toSorted((left, right) => right.length - left.length)
  return rarest === undefined ? null : `word:${rarest}`
}

interface Changed {
  readonly postId: number
  readonly categorySlug?: string | undefined
  readonly storeSlugs: readonly string[]
  /** Everything that a search looks at. */
  readonly texts: readonly string[]
}

export const keysOfChanged = ({ postId, categorySlug, storeSlugs, texts }: Changed): string[] => [
  `post:${postId}`,
  ...(categorySlug === undefined ? [] : [`category:${categorySlug}`]),
  ...storeSlugs.map((slug) => `store:${slug}`),
  ...stemsIn(searchedText(texts)).map((stem) => `word:${stem}`),
]
