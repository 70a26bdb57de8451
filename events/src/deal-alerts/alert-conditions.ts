import { findCategory } from '../categories/catalogue.ts'
import { findSubCategory } from '../categories/sub-categories.ts'
import { counted, dollars } from '../platform/counted.ts'
import type { Currency } from '../platform/currencies.ts'
import { discountPercent, toMajorUnits, type PostStatus, type PostType } from '../posts/post.vocabulary.ts'
import { occursIn, type AlertKeywords, type SearchedText } from './alert-keywords.ts'
import type { AlertReasonKind } from './alert-terms.ts'
import type { AlertTerms } from './deal-alerts.events.ts'

type Filters = AlertTerms['filters']

/** What an alert looks for. Amounts in minor units. */
export interface SoughtTerms {
  keywords: AlertKeywords
  filters: Filters
}

/** What alerts must know of a post. Amounts in minor units, times in ms; null is none. */
export interface PostForAlerts {
  postId: number
  authorId: string
  status: PostStatus
  type: PostType
  /** Its title and its content. */
  text: SearchedText
  categorySlug: string
  subCategorySlug: string | null
  /** Slugs of sub-categories that lead to it. */
  subCategoryWas: readonly string[]
  storeSlug: string | null
  /** Slugs of stores that were merged into it. */
  storeWas: readonly string[]
  storeName: string | null
  price: number | null
  originalPrice: number | null
  currency: Currency
  votes: number
  score: number | null
  /** Its price is the lowest that is known of the product in 90 days. */
  isLowestPrice: boolean
  publishedAt: number | null
}

/** One thing that an alert asks of a post, with what to say when it is met and when it is not. */
export interface Condition {
  /** Null for what nobody needs to be told of a match. */
  kind: AlertReasonKind | null
  isMet: boolean
  met: string
  missing: string
}

/** What must hold in any case. */
export const requirementsOf = ({ keywords, filters }: SoughtTerms, post: PostForAlerts): Condition[] => [
  ...wantedWords(keywords, post),
  ...unwantedWords(keywords, post),
  ...place(filters, post),
  ...store(filters, post),
  silent(filters.types.includes(post.type), typeSentences[post.type]),
  silent(
    // What has no price is in no currency.
    post.price === null || filters.currency === 'both' || filters.currency === post.currency,
    `Its price is in ${post.currency}`,
  ),
]

const typeSentences: Readonly<Record<PostType, string>> = {
  product: 'It is a product',
  sales: 'It is a sale',
  discussion: 'It is a discussion',
}

const silent = (isMet: boolean, missing: string): Condition => ({ kind: null, isMet, met: '', missing })

const quoted = (keyword: string): string => `“${keyword.replaceAll('"', '')}”`

function wantedWords({ any, all }: AlertKeywords, { text }: PostForAlerts): Condition[] {
  if (any.length + all.length === 0) {
    return []
  }
  const found = (keywords: readonly string[]) => keywords.filter((keyword) => occursIn(text, keyword))
  const [foundAny, foundAll] = [found(any), found(all)]
  const lacking = all.filter((keyword) => !foundAll.includes(keyword))
  const isMet = lacking.length === 0 && (any.length === 0 || foundAny.length > 0)
  const missing =
    lacking.length > 0 ? `It does not say ${lacking.map(quoted).join(' and ')}` : 'It says none of your keywords'
  return [{ kind: 'keyword', isMet, met: `Keyword: ${[...foundAll, ...foundAny].join(', ')}`, missing }]
}

function unwantedWords({ none }: AlertKeywords, { text }: PostForAlerts): Condition[] {
  const found = none.filter((keyword) => occursIn(text, keyword))
  return found.length === 0 ? [] : [silent(false, `It says ${found.map(quoted).join(' and ')}, which you exclude`)]
}

function place(filters: Filters, { categorySlug, subCategorySlug, subCategoryWas }: PostForAlerts): Condition[] {
  if (filters.categories.length + filters.subCategories.length === 0) {
    return []
  }
  const missing = 'It is in another category'
  const isOnShelf = [subCategorySlug, ...subCategoryWas].some(
    (slug) => slug !== null && filters.subCategories.includes(slug),
  )
  if (subCategorySlug !== null && isOnShelf) {
    const { name } = findSubCategory(categorySlug, subCategorySlug) ?? { name: subCategorySlug }
    return [{ kind: 'sub-category', isMet: true, met: `Sub-category: ${name}`, missing }]
  }
  const { name } = findCategory(categorySlug) ?? { name: categorySlug }
  return [{ kind: 'category', isMet: filters.categories.includes(categorySlug), met: `Category: ${name}`, missing }]
}

function store({ stores }: Filters, { storeSlug, storeName, storeWas }: PostForAlerts): Condition[] {
  const isMet = storeSlug !== null && [storeSlug, ...storeWas].some((slug) => stores.includes(slug))
  const met = `Store: ${storeName ?? storeSlug ?? ''}`
  return stores.length === 0 ? [] : [{ kind: 'store', isMet, met, missing: 'It is from another store' }]
}

/** Those of which an alert may ask for all or for any. */
export const thresholdsOf = (filters: Filters, post: PostForAlerts): Condition[] => [
  ...price(filters, post),
  ...discount(filters, post),
  ...votes(filters, post),
  ...score(filters, post),
  ...lowestPrice(filters, post),
]

const amount = (minor: number): string => dollars(toMajorUnits(minor))

function price({ priceMin, priceMax }: Filters, post: PostForAlerts): Condition[] {
  if (priceMin === null && priceMax === null) {
    return []
  }
  const isMet = post.price !== null && post.price >= (priceMin ?? 0) && post.price <= (priceMax ?? Infinity)
  const wanted =
    priceMax === null
      ? `${amount(priceMin ?? 0)} or more`
      : priceMin === null || priceMin === 0
        ? `${amount(priceMax)} or less`
        : `${amount(priceMin)} to ${amount(priceMax)}`
  const missing = post.price === null ? 'It has no price' : `Its price is ${amount(post.price)}, not ${wanted}`
  return [{ kind: 'price', isMet, met: `Price: ${wanted}`, missing }]
}

function discount({ minDiscount }: Filters, post: PostForAlerts): Condition[] {
  const percent = discountPercent(post.price, post.originalPrice)
  const missing = `Its discount is ${percent}%, not ${minDiscount}% or more`
  const met = `Discount: ${minDiscount}% or more`
  return minDiscount === 0 ? [] : [{ kind: 'discount', isMet: percent >= minDiscount, met, missing }]
}

function votes({ minVotes }: Filters, post: PostForAlerts): Condition[] {
  const missing = `It has ${counted(post.votes, 'vote')}, not ${minVotes} or more`
  const met = `Votes: ${minVotes} or more`
  return minVotes === 0 ? [] : [{ kind: 'votes', isMet: post.votes >= minVotes, met, missing }]
}

function score({ minScore }: Filters, post: PostForAlerts): Condition[] {
  if (minScore === null) {
    return []
  }
  const missing = post.score === null ? 'It has no score yet' : `Its score is ${post.score}, not ${minScore} or more`
  return [{ kind: 'score', isMet: (post.score ?? -1) >= minScore, met: `Score: ${minScore} or more`, missing }]
}

function lowestPrice({ lowestPriceOnly }: Filters, { isLowestPrice }: PostForAlerts): Condition[] {
  const missing = 'Its price is not the lowest known in 90 days'
  return lowestPriceOnly
    ? [{ kind: 'lowest-price', isMet: isLowestPrice, met: 'Lowest price in 90 days', missing }]
    : []
}
