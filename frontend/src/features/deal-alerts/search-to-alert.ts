import { alertLimits, findCategory, placesOf, readSearch, toMajorUnits, type PostType } from '@deals/events'
import type { AlertPrefill } from './alert-link.ts'

/** A search as its page's address holds it. */
interface SearchPage {
  readonly words: string
  readonly category: string | null
  readonly type: PostType | null
  readonly subCategory?: string | null
  /** Stores and a discount, as a list asks for them. */
  readonly chosen?: { readonly stores?: readonly string[]; readonly minDiscount?: number }
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
export function alertFromSearch(page: SearchPage): AlertPrefill {
  const { words, category, subCategory = null, type, price = {}, chosen: { stores = [], minDiscount } = {} } = page
  const search = readSearch(words)
  const named = placesOf(search.categories)
  // An alert for a part does not look for the whole besides.
  const whole = category === null || subCategory !== null ? undefined : findCategory(category)
  return {
    ...keywordsOf(search.text),
    categories: [...new Set([...named.categories, ...(whole === undefined ? [] : [whole.slug])])],
    subCategories: [...new Set([...named.subCategories, ...(subCategory === null ? [] : [subCategory])])],
    stores: [...new Set([...search.stores.map(storeSlug), ...stores])],
    ...(minDiscount !== undefined && { minDiscount: String(minDiscount) }),
    ...(type === null ? {} : { types: [type] }),
    priceMin: price.priceMin?.toString() ?? amountText(search.priceAbove),
    priceMax: price.priceMax?.toString() ?? amountText(search.priceBelow),
  }
}
