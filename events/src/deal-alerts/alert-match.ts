import { dayMs } from '../platform/day.ts'
import {
  requirementsOf,
  thresholdsOf,
  type Condition,
  type PostForAlerts,
  type SoughtTerms,
} from './alert-conditions.ts'
import { firesAgainBelow, foundWithinDays, type AlertReasonKind } from './alert-terms.ts'

export interface Judgement {
  isMatch: boolean
  /** What the post has that the alert asked for. */
  met: { kind: AlertReasonKind; text: string }[]
  /** Sentences; none when it is a match. */
  missing: string[]
}

/** Whether a post is what an alert looks for, whoever posted it and whatever became of it. */
export function judgeMatch(terms: SoughtTerms, post: PostForAlerts): Judgement {
  const { met, missing } = weigh(terms, post)
  if (!asksForSomething(terms)) {
    missing.push('The alert names no keyword, category or store')
  }
  return { isMatch: missing.length === 0, met, missing }
}

function weigh(terms: SoughtTerms, post: PostForAlerts): Pick<Judgement, 'met' | 'missing'> {
  const requirements = requirementsOf(terms, post)
  const thresholds = thresholdsOf(terms.filters, post)
  const met = [...requirements, ...thresholds].flatMap(({ kind, isMet, met: text }) =>
    isMet && kind !== null ? [{ kind, text }] : [],
  )
  const isEnough = terms.filters.match === 'any' && thresholds.some(({ isMet }) => isMet)
  const missing = [...requirements, ...(isEnough ? [] : thresholds)].filter(isMissing).map((one) => one.missing)
  return { met, missing }
}

/** Whether a post can match whatever it says: what is asked of it beside words. */
export const meetsFilters = (filters: SoughtTerms['filters'], post: PostForAlerts): boolean =>
  weigh({ keywords: { any: [], all: [], none: [] }, filters }, post).missing.length === 0

const isMissing = ({ isMet }: Condition): boolean => !isMet

/** Without a keyword, a category or a store an alert would tell of everything. */
export const asksForSomething = ({ keywords: { any, all }, filters }: SoughtTerms): boolean =>
  [any, all, filters.categories, filters.subCategories, filters.stores].some((list) => list.length > 0)

/** Why a member is not told of a post whatever they look for, or null. */
export function notTold(userId: string, post: PostForAlerts, now: number): string | null {
  if (post.authorId === userId) {
    return 'It is your own post'
  }
  if (post.status === 'expired') {
    return 'The deal is over'
  }
  if (post.status !== 'active') {
    return 'It is not public'
  }
  const isOld = now - (post.publishedAt ?? now) > foundWithinDays * dayMs
  return isOld ? `It was published more than ${foundWithinDays} days ago` : null
}

/** Whether a price has fallen so far since an alert told of a post that it tells again. */
export const firesAgain = (told: number | null, price: number | null): boolean =>
  told !== null && price !== null && told > 0 && price * 100 <= told * Math.round(firesAgainBelow * 100)
