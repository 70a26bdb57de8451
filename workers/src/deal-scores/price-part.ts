import { scoreWeights, type Comparable, type DealScoreEvent } from '@deals/events'
import type { Part, ScoreInput } from './score-input.ts'
import { between, pointsOf } from './share.ts'

type Comparison = Extract<DealScoreEvent, { type: 'ScoreCompleted' }>['data']['comparison']
interface Weighed {
  share: number
  reason: string
}

const fewestComparables = 3
const similarEnough = 0.34
/** A discount this large is as good as it gets; more is rarely true. */
const fullDiscount = 0.5

/** The price against what others of its kind cost here, and against the original price. */
export function pricePart({ post, comparables }: ScoreInput): Part & { comparison: Comparison } {
  const { price, originalPrice } = post
  const { same, prices } = comparedWith(post.title, comparables)
  const comparison = { comparables: prices.length, median: medianOf(prices), lowest: prices[0] ?? null }
  const discount = originalPrice !== null && originalPrice > price ? 1 - price / originalPrice : 0
  const weighed = price === 0 ? free : weigh({ price, discount, comparison, same, hasOriginal: originalPrice !== null })
  return { points: pointsOf(weighed.share, scoreWeights.priceCompetitivenessScore), reason: weighed.reason, comparison }
}

const free: Weighed = { share: 1, reason: 'It is free, which no price beats.' }

interface Facts {
  price: number
  discount: number
  comparison: Comparison
  /** The compared posts speak of the same thing, and not only of the same kind. */
  same: boolean
  hasOriginal: boolean
}

function weigh({ price, discount, comparison, same, hasOriginal }: Facts): Weighed {
  const { comparables, median, lowest } = comparison
  const discountShare = between(discount, 0, fullDiscount)
  const saved = hasOriginal ? percent(discount) : null
  if (median === null || lowest === null || comparables < fewestComparables) {
    const reason =
      saved === null
        ? 'There is neither an original price nor enough similar posts to compare with.'
        : `It costs ${saved} less than before; there are too few similar posts to compare with.`
    return { share: hasOriginal ? 0.25 + 0.75 * discountShare : 0.35, reason }
  }
  // Posts of one category differ widely, so their prices say less than those of the same thing.
  const weight = same ? 0.6 : 0.2
  const position = between(price, 1.5 * median, 0.6 * median)
  const record = price <= lowest ? 0.1 : 0
  const share = weight * position + (1 - weight) * (hasOriginal ? 0.25 + 0.75 * discountShare : 0.4) + record
  return {
    share,
    reason: `${standing(price, median, lowest)} of ${comparables} similar posts${saved === null ? '' : `, and ${saved} below its original price`}.`,
  }
}

function standing(price: number, median: number, lowest: number): string {
  if (price <= lowest) {
    return 'It is the lowest price'
  }
  const off = percent(Math.abs(1 - price / median))
  return off === '0 %' ? 'It costs the median' : `It costs ${off} ${price < median ? 'less' : 'more'} than the median`
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Prices of posts about the same thing where there are enough, else of all, rising. */
function comparedWith(title: string, comparables: readonly Comparable[]): { same: boolean; prices: number[] } {
  const alike = comparables.filter((other) => likeness(title, other.title) >= similarEnough)
  const same = alike.length >= fewestComparables
  const prices = (same ? alike : comparables).map(({ price }) => price).sort((left, right) => left - right)
  return { same, prices }
}

const wordsOf = (title: string): Set<string> => new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Share of the words of two titles that both have. */
function likeness(left: string, right: string): number {
  const [first, second] = [wordsOf(left), wordsOf(right)]
  const shared = [...first].filter((one) => second.has(one)).length
  return shared === 0 ? 0 : shared / Math.min(first.size, second.size)
}

function medianOf(rising: readonly number[]): number | null {
  const middle = Math.floor((rising.length - 1) / 2)
  const [low, high] = [rising[middle], rising[rising.length - 1 - middle]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
