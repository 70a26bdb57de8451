import { paidFor, type DealEvidence, type KnownPrice } from '@deals/events'
import { usesOf, type Alike } from './alike.ts'

/** What a product costs on a day without a deal, as far as the site can tell. */
export interface UsualPrice {
  readonly usual: number
  /** How much speaks for it: 1 is one post of the same product. */
  readonly weight: number
  /** How far the sources lie apart, as a share. */
  readonly spread: number
}
interface Sign {
  readonly value: number
  readonly weight: number
}
interface Told extends Sign {
  /** Said of what it cost before, which nobody had to sell it for. */
  readonly isClaim?: boolean
}

/** Posts are deals, so their prices lie under the usual one; by how much, if the shelf does not tell. */
const commonRatio = 0.8
const fewestRatios = 5
/** Prices that a product had here include those after its deals. */
const historyRatio = 0.88

/** Where sources disagree the lower ones are believed a little more: it is dear prices that people make up. */
const believed = 0.42

/** What others told of the product; who posts a deal gains by earlier prices that make it look good. */
export const toldByOthers = ({ history, post }: DealEvidence): KnownPrice[] =>
  history.filter(({ postId, isByPoster = false }) => postId !== post.postId && !isByPoster)

/** Signs of the usual price that do not come from who posted the deal. */
export function usualPriceOf(evidence: DealEvidence, alike: readonly Alike[]): UsualPrice | null {
  const ratio = ratioOf(evidence.comparables)
  const uses = usesOf(alike.map(({ post: other }) => other.title))
  const voices = usesOf(alike.map(({ post: other }) => voiceOf(other)))
  const told: Told[] = [
    ...signsOf(toldByOthers(evidence)),
    ...alike.flatMap(({ post: other, likeness, isSameProduct }) => {
      // Posts of one member, and those with one title, are one source that speaks several times.
      const said = Math.max(voices.get(voiceOf(other)) ?? 1, Math.sqrt(uses.get(other.title) ?? 1))
      const weight = ((isSameProduct ? 0.8 : 0.6) * likeness) / said
      const claimed = other.originalPrice === null ? [] : [{ value: other.originalPrice, weight, isClaim: true }]
      return [{ value: paidFor(other) / ratio, weight: 0.6 * weight }, ...claimed]
    }),
  ]
  const signs = withinReason(told.filter(({ value }) => value > 0))
    // Sums of fractions differ by their order, and facts come in any.
    .toSorted((left, right) => left.value - right.value || left.weight - right.weight)
  if (signs.length === 0) {
    return null
  }
  const usual = placeOf(signs, believed)
  const spread = placeOf(
    signs.map(({ value, weight }) => ({ value: Math.abs(Math.log(value / usual)), weight })),
    0.5,
  )
  return { usual: Math.round(usual), weight: signs.reduce((sum, { weight }) => sum + weight, 0), spread }
}

/** By how much what is told of an earlier price is believed to lie above what the prices themselves make likely. */
const mostAbove = 1.4

/** Without this one loud word about one post would be the usual price where little else is known. What was free tells of none. */
function withinReason(told: readonly Told[]): Sign[] {
  const prices = told.filter(({ isClaim = false }) => !isClaim)
  const most = mostAbove * placeOf(prices, 0.5)
  const believed = prices.length === 0 ? [] : told
  return believed.map(({ value, weight, isClaim = false }) => ({
    weight,
    value: isClaim ? Math.min(value, most) : value,
  }))
}

/** Who told a price; where that is not known, each post is a source of its own. */
export const voiceOf = ({ voice, postId }: Pick<KnownPrice, 'voice' | 'postId'>): string =>
  voice === undefined ? `post ${postId}` : `member ${voice}`

/** All posts of a member, and all edits of a post, are one source that speaks several times. */
function signsOf(told: readonly KnownPrice[]): Told[] {
  const voices = usesOf(told.map(voiceOf))
  return told.flatMap((one) => {
    const said = voices.get(voiceOf(one)) ?? 1
    const claimed = one.originalPrice === null ? [] : [{ value: one.originalPrice, weight: 0.9 / said, isClaim: true }]
    return [{ value: one.price / historyRatio, weight: 0.6 / said }, ...claimed]
  })
}

/** By more than this the deals of a shelf do not lie under what their things cost, whatever is told of it. */
const lowestRatio = 0.6

function ratioOf(comparables: DealEvidence['comparables']): number {
  const telling = comparables.filter(
    ({ price, originalPrice }) => originalPrice !== null && originalPrice >= price && price > 0,
  )
  const voices = usesOf(telling.map(voiceOf))
  const ratios = telling.map((one) => ({
    value: one.price / (one.originalPrice ?? one.price),
    weight: 1 / (voices.get(voiceOf(one)) ?? 1),
  }))
  return voices.size < fewestRatios ? commonRatio : Math.max(lowestRatio, placeOf(ratios, 0.5))
}

/** The value below which the share of the weight lies, so that a few loud lies move it little. */
function placeOf(signs: readonly Sign[], share: number): number {
  const rising = signs.toSorted((left, right) => left.value - right.value)
  const wanted = share * rising.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  return rising.find(({ weight }) => (passed += weight) >= wanted)?.value ?? 0
}

/** How an original price stands to what is known: it holds, is doubted, or cannot be checked. */
export type Claim = 'none' | 'held' | 'doubted' | 'unchecked'

const bearable = 1.2
/** Where little is known the sources lie apart, and a claim could be anything. */
const mostSpread = 0.1
const enoughToDoubt = 1

export function checkClaim(originalPrice: number | null, known: UsualPrice | null): Claim {
  if (originalPrice === null) {
    return 'none'
  }
  if (known === null || known.weight < enoughToDoubt) {
    return 'unchecked'
  }
  return originalPrice <= known.usual * (bearable + Math.min(known.spread, mostSpread)) ? 'held' : 'doubted'
}

/** Beside what others told, the poster's own word counts for as much as this part of it, and moves it up by no more than this. */
const claimPart = 0.5
const mostClaimWeight = 1.5
const mostLift = 1.02

/** An original price that agrees with what is known makes it a little surer. */
export function withClaim(known: UsualPrice | null, originalPrice: number | null): UsualPrice | null {
  if (known === null || originalPrice === null) {
    return known
  }
  const claimed = Math.min(mostClaimWeight, claimPart * known.weight)
  const weight = known.weight + claimed
  const moved = (known.usual * known.weight + originalPrice * claimed) / weight
  return { ...known, usual: Math.round(Math.min(moved, known.usual * mostLift)), weight }
}
