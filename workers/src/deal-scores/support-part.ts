import { scoreWeights } from '@deals/events'
import type { Part, ScoreInput } from './score-input.ts'
import { pointsOf } from './share.ts'

type Signal = (post: ScoreInput['post'], text: string) => { points: number; says: string } | null

const said = (pattern: RegExp, points: number, says: string): Signal => {
  return (_post, text) => (pattern.test(text) ? { points, says } : null)
}
const cheapShipping = 0.1

const shipping: Signal = ({ shippingCost, price, availability }, text) => {
  if (shippingCost === 0 || /\bfree (?:shipping|delivery)|ships? free\b/i.test(text)) {
    return { points: 3, says: 'free shipping' }
  }
  if (availability === 'in-store') {
    return { points: 2, says: 'no shipping needed' }
  }
  if (shippingCost === null) {
    return null
  }
  return { points: shippingCost <= cheapShipping * price ? 2 : 1, says: 'known shipping cost' }
}
const place: Signal = ({ availability }) => {
  if (availability === null) {
    return null
  }
  return availability === 'both'
    ? { points: 2, says: 'online and in shops' }
    : { points: 1, says: `sold ${availability}` }
}
const coupon: Signal = ({ couponCode }, text) =>
  couponCode !== null || /\bno (?:code|coupon)\b|\bautomatic(?:ally)?\b/i.test(text)
    ? { points: 1, says: 'clear how the price is reached' }
    : null
const link: Signal = ({ dealUrl }) => (dealUrl === null ? null : { points: 2, says: 'a direct link' })

const signals: readonly Signal[] = [
  shipping,
  place,
  link,
  coupon,
  said(/\b(?:return(?:s|able)?|refund(?:s|able)?|money.back|exchange)\b(?! not)/i, 1.5, 'returns'),
  said(/\b(?:warranty|guarantee[ds]?|support)\b/i, 1.5, 'a warranty'),
  said(/\b(?:in stock|available now|plenty|ships today|next.day|same.day)\b/i, 1, 'stock'),
  said(/\b(?:final sale|no returns|as.is|sold out|limited stock|while supplies last|almost gone)\b/i, -2, 'a limit'),
]

/** How sure a buyer can be to get the thing at this price, and of help afterwards. */
export function supportPart({ post }: ScoreInput): Part {
  const text = `${post.title}\n${post.content}`
  const found = signals.flatMap((signal) => signal(post, text) ?? [])
  const most = scoreWeights.availabilityAndSupportScore
  const sum = found.reduce((total, { points }) => total + points, 0)
  const says = found.map((signal) => signal.says)
  const reason =
    says.length === 0 ? 'The post says nothing about shipping, stock or returns.' : `The post tells of ${listed(says)}.`
  return { points: pointsOf(sum / most, most), reason }
}

const listed = (says: readonly string[]): string =>
  says.length < 2 ? says.join('') : `${says.slice(0, -1).join(', ')} and ${says.at(-1) ?? ''}`
