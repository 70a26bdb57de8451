import type { DealEvidence, KnownPrice } from '@deals/events'
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
  const signs: Sign[] = [
    ...signsOf(toldByOthers(evidence)),
    ...alike.flatMap(({ post: other, likeness, isSameProduct }) => {
      // Posts with one title are one source that speaks several times.
      const weight = ((isSameProduct ? 0.8 : 0.6) * likeness) / Math.sqrt(uses.get(other.title) ?? 1)
      const claimed = other.originalPrice === null ? [] : [{ value: other.originalPrice, weight }]
      return [{ value: other.price / ratio, weight: 0.6 * weight }, ...claimed]
    }),
  ]
    .filter(({ value }) => value > 0)
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

/** A post that was edited is one source that speaks several times. */
function signsOf(told: readonly KnownPrice[]): Sign[] {
  const edits = usesOf(told.map(({ postId }) => String(postId)))
  return told.flatMap(({ postId, price, originalPrice }) => {
    const voices = edits.get(String(postId)) ?? 1
    const claimed = originalPrice === null ? [] : [{ value: originalPrice, weight: 0.9 / voices }]
    return [{ value: price / historyRatio, weight: 0.6 / voices }, ...claimed]
  })
}

function ratioOf(comparables: DealEvidence['comparables']): number {
  const ratios = comparables.flatMap(({ price, originalPrice }) =>
    originalPrice !== null && originalPrice >= price && price > 0 ? [{ value: price / originalPrice, weight: 1 }] : [],
  )
  return ratios.length < fewestRatios ? commonRatio : placeOf(ratios, 0.5)
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
const enoughToDoubt = 1

export function checkClaim(originalPrice: number | null, known: UsualPrice | null): Claim {
  if (originalPrice === null) {
    return 'none'
  }
  if (known === null || known.weight < enoughToDoubt) {
    return 'unchecked'
  }
  return originalPrice <= known.usual * (bearable + known.spread) ? 'held' : 'doubted'
}

const claimWeight = 1.5

/** An original price that agrees with what is known makes it surer. */
export function withClaim(known: UsualPrice | null, originalPrice: number | null): UsualPrice | null {
  if (known === null || originalPrice === null) {
    return known
  }
  const weight = known.weight + claimWeight
  return { ...known, usual: Math.round((known.usual * known.weight + originalPrice * claimWeight) / weight), weight }
}
