import {
  duplicateKinds,
  pagePaths,
  toMajorUnits,
  dayMs,
  type Currency,
  type DuplicateView,
  type SimilarPost,
} from '@deals/events'

/** What is about to be posted, as far as it can collide with another post. Amounts in minor units. */
export interface Candidate {
  readonly price: number | null
  /** Null where it is not known yet: then it is that of no other post. */
  readonly currency: Currency | null
  readonly couponCode: string | null
  readonly now: number
}
export interface Duplicate {
  readonly post: SimilarPost
  readonly kind: DuplicateView['kind']
}

/** Titles this much alike (trigrams) are taken for the same deal of one store. */
const alike = 0.55
const mostShown = 3

/** The posts that a new one collides with, the worst first. */
export function judgeDuplicates(candidate: Candidate, similar: readonly SimilarPost[]): Duplicate[] {
  return similar
    .flatMap((post): Duplicate[] => {
      const kind = kindOf(candidate, post)
      return kind === null ? [] : [{ post, kind }]
    })
    .sort((a, b) => duplicateKinds.indexOf(a.kind) - duplicateKinds.indexOf(b.kind))
    .slice(0, mostShown)
}

/** Whether no reason given can let the post through. */
export function isHard({ kind }: Duplicate): boolean {
  return kind !== 'soft'
}

/** What the poster of the new one reads of it. */
export function toDuplicateView({ post, kind }: Duplicate): DuplicateView {
  return {
    id: post.postId,
    title: post.title,
    price: post.price === null ? null : toMajorUnits(post.price),
    currency: post.currency,
    status: post.status,
    createdAt: post.publishedAt === null ? null : new Date(post.publishedAt).toISOString(),
    url: pagePaths.post.to(post.postId),
    isHard: isHard({ post, kind }),
    kind,
  }
}

function kindOf(candidate: Candidate, post: SimilarPost): Duplicate['kind'] | null {
  // Being checked takes seconds: such a post counts as live already.
  const isLive = post.status === 'active' || post.status === 'ai-review'
  if ((!isLive && post.status !== 'expired') || isAnotherDeal(candidate, post)) {
    return null
  }
  if (post.sameUrl && post.currency === candidate.currency) {
    const ratio = ratioOf(candidate.price, post.price)
    const age = candidate.now - (post.publishedAt ?? candidate.now)
    if (isLive && age <= 28 * dayMs && ratio !== null && ratio > 0.95) {
      return 'hard'
    }
    if (!isLive && ratio !== null && Math.abs(ratio - 1) <= 0.05) {
      return 'expired-twin'
    }
  }
  return post.sameUrl || post.similarity >= alike ? 'soft' : null
}

/** Clearly cheaper, long ago, long over, or with a new code: the same product, and news all the same. */
function isAnotherDeal({ price, couponCode, now }: Candidate, post: SimilarPost): boolean {
  const ratio = ratioOf(price, post.price)
  const isCheaper = ratio !== null && ratio <= 0.95
  const isOld = now - (post.publishedAt ?? now) > 60 * dayMs
  const isLongOver = post.status === 'expired' && now - (post.expiredAt ?? now) >= 7 * dayMs
  const hasNewCode = couponCode !== null && couponCode !== post.couponCode
  return isCheaper || isOld || isLongOver || hasNewCode
}

/** New price over old; null where one of them has none. Two free things cost the same. */
function ratioOf(price: number | null, other: number | null): number | null {
  if (price === null || other === null) {
    return null
  }
  return other === 0 ? (price === 0 ? 1 : Number.POSITIVE_INFINITY) : price / other
}
