import { alertLimits, findCategory, placesOf, readSearch, toMajorUnits } from '@deals/events'
import type { PostType } from '@deals/events'
import type { AlertPrefill } from './alert-link.ts'

/** A search as its page's address holds it. */
interface SearchPage {
  readonly words: string
  readonly category: string | null
  readonly type: PostType | null
  /** What was chosen beside the words, and goes before them. */
  readonly price?: { readonly priceMin?: number; readonly priceMax?: number }
}

const piece = /-?"[^"]*"|\S+/g
const isKeyword = (word: string) => {
  const { length } = word.replaceAll('"', '')
  return length >= alertLimits.keywordShortest && length <= alertLimits.keywordLongest
}

function keywordsOf(text: string): Pick<AlertPrefill, 'any' | 'all' | 'none'> {
  const pieces = text.match(piece) ?? []
  const none = pieces.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
  const wanted = pieces.filter((word) => !word.startsWith('-')).filter(isKeyword)
  // Whoever searches for two words means both.
  return { [wanted.length === 1 ? 'any' : 'all']: wanted, none: none.filter(isKeyword) }
}

const amountText = (minorUnits: number | null) => (minorUnits === null ? '' : String(toMajorUnits(minorUnits)))

/** A search may name a store in words; a slug stays as it is. */
const storeSlug = (name: string) => name.replace(/[^a-z0-9]+/g, '-')

/** A search as an alert would look for it. Who posted it, and whether it is over, no alert can ask for. */
export function alertFromSearch({ words, category, type, price = {} }: SearchPage): AlertPrefill {
  const search = readSearch(words)
  const named = placesOf(search.categories)
  const chosen = category === null ? undefined : findCategory(category)
  return {
    ...keywordsOf(search.text),
    categories: [...new Set([...named.categories, ...(chosen === undefined ? [] : [chosen.slug])])],
    subCategories: named.subCategories,
    stores: search.stores.map(storeSlug),
    ...(type === null ? {} : { types: [type] }),
    priceMin: price.priceMin?.toString() ?? amountText(search.priceAbove),
    priceMax: price.priceMax?.toString() ?? amountText(search.priceBelow),
  }
}
