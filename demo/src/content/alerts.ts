import {
  filtersByDefault,
  findSubCategory,
  judgeMatch,
  searchedText,
  toMajorUnits,
  toMinorUnits,
  type AlertFrequency,
  type AlertKeywords,
  type CreateAlertRequest,
  type PostForAlerts,
  type SoughtTerms,
} from '@deals/events'
import { isReadable } from './posts.ts'
import { stores } from './stores.ts'
import type { DemoAlert, DemoMatch, DemoPost } from './types.ts'

/** Before every post that may still be told of; what was posted before it was never found. */
export const alertsMadeDaysAgo = 40

const alertOf = (
  username: string,
  about: { name: string; frequency: AlertFrequency },
  terms: { keywords?: Partial<AlertKeywords>; filters?: Partial<SoughtTerms['filters']> },
): DemoAlert => ({
  ...about,
  key: `${username} ${about.name}`,
  username,
  keywords: { any: [], all: [], none: [], ...terms.keywords },
  filters: { ...filtersByDefault, ...terms.filters },
})

/** The named logins look for something, so that their pages are worth a look. */
export const alerts: readonly DemoAlert[] = [
  alertOf(
    'ann',
    { name: 'Headphones under 150', frequency: 'instant' },
    { keywords: { any: ['headphones', 'earbuds'], none: ['kids'] }, filters: { priceMax: 15_000 } },
  ),
  alertOf('ann', { name: 'Coffee and tea', frequency: 'daily' }, { keywords: { any: ['coffee', 'tea'] } }),
  alertOf(
    'ann',
    { name: 'Shoes, a quarter off', frequency: 'weekly' },
    { filters: { subCategories: ['shoes'], minDiscount: 25 } },
  ),
  alertOf(
    'bob',
    { name: 'Laptops under 900', frequency: 'instant' },
    { filters: { subCategories: ['laptops'], priceMax: 90_000 } },
  ),
  alertOf(
    'bob',
    { name: 'Voltmart, a third off', frequency: 'daily' },
    { filters: { stores: ['voltmart'], minDiscount: 33 } },
  ),
]

/** The form with which an alert is made. */
export function formOfAlert({ name, frequency, keywords, filters }: DemoAlert): CreateAlertRequest {
  const { priceMin, priceMax, minVotes: _votes, minScore: _score, ...rest } = filters
  const major = (amount: number | null) => (amount === null ? null : toMajorUnits(amount))
  return { ...rest, name, frequency, keywords, priceMin: major(priceMin), priceMax: major(priceMax) }
}

/** What the alerts found, as the site would have when the posts went live. */
export const matchesOf = (posts: readonly DemoPost[]): DemoMatch[] =>
  posts.filter(isReadable).flatMap((post) => {
    const seen = toPostForAlerts(post)
    return alerts
      .filter(({ username }) => username !== post.authorKey && post.hoursAgo < alertsMadeDaysAgo * 24)
      .flatMap((alert) => {
        const { isMatch, met } = judgeMatch(alert, seen)
        const { price, currency } = seen
        return isMatch ? [{ postKey: post.key, alert, price, currency, why: met.map(({ kind }) => kind) }] : []
      })
  })

const minor = (amount: number | undefined): number | null => (amount === undefined ? null : toMinorUnits(amount))

function toPostForAlerts(post: DemoPost): PostForAlerts {
  const { key, title, content, type, authorKey, categorySlug, subCategory, storeSlug = null, currency } = post
  return {
    postId: 0,
    status: 'active',
    type,
    categorySlug,
    storeSlug,
    storeWas: [],
    subCategoryWas: [],
    currency,
    authorId: authorKey,
    text: searchedText([title, content]),
    subCategorySlug: findSubCategory(categorySlug, subCategory ?? '')?.slug ?? null,
    storeName: stores.find(({ slug }) => slug === storeSlug)?.name ?? key,
    price: minor(post.price),
    originalPrice: minor(post.originalPrice),
    votes: 0,
    score: null,
    isLowestPrice: false,
    publishedAt: null,
  }
}
