import type { PostForAlerts } from './alert-conditions.ts'
import { phrasesOf, stemsIn, type AlertKeywords } from './alert-keywords.ts'
import type { AlertTerms } from './deal-alerts.events.ts'

// A post is not held against every alert: it has keys, and looks only at alerts that have one of them.

/** What an alert looks for, as far as it narrows down which posts can match. */
export interface Wanted {
  keywords: AlertKeywords
  filters: Pick<AlertTerms['filters'], 'categories' | 'subCategories' | 'stores'>
}

const keyOf = {
  word: (stem: string) => `word:${stem}`,
  store: (slug: string) => `store:${slug}`,
  category: (slug: string) => `category:${slug}`,
  subCategory: (slug: string) => `sub:${slug}`,
}

/** The longest word of a keyword is about the rarest. */
const rarest = (stems: readonly string[]): string | undefined =>
  stems.toSorted((left, right) => right.length - left.length)[0]

const keysOfWords = (keywords: readonly (readonly string[])[]): string[] =>
  keywords.map(rarest).flatMap((stem) => (stem === undefined ? [] : [keyOf.word(stem)]))

/**
 * Keys of which every post that matches has at least one. A word is rarer than a store, and a store than a category; one
 * word that must occur is enough. An alert that asks for none of them has no keys, so nothing finds it.
 */
export function keysOfAlert({
  keywords: { any, all },
  filters: { stores, subCategories, categories },
}: Wanted): string[] {
  const stemsOf = (keyword: string) => phrasesOf(keyword).flat()
  if (all.length > 0) {
    return keysOfWords([all.flatMap(stemsOf)])
  }
  const places = [...subCategories.map(keyOf.subCategory), ...categories.map(keyOf.category)]
  const keys = any.length > 0 ? keysOfWords(any.map(stemsOf)) : stores.length > 0 ? stores.map(keyOf.store) : places
  return [...new Set(keys)]
}

type Placed = Pick<
  PostForAlerts,
  'text' | 'categorySlug' | 'subCategorySlug' | 'subCategoryWas' | 'storeSlug' | 'storeWas'
>

export function keysOfPost(post: Placed): string[] {
  const { text, categorySlug, subCategorySlug, subCategoryWas, storeSlug, storeWas } = post
  return [
    keyOf.category(categorySlug),
    ...(subCategorySlug === null ? [] : [subCategorySlug, ...subCategoryWas].map(keyOf.subCategory)),
    ...(storeSlug === null ? [] : [storeSlug, ...storeWas].map(keyOf.store)),
    ...stemsIn(text).map(keyOf.word),
  ]
}
