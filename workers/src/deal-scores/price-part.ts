import {
  dayMs,
  chargeOf,
  counted,
  isToBeginWith,
  paidFor,
  type Charge,
  type DealEvidence,
  type KnownPrice,
} from '@deals/events'
import { between, leaning, money, percent, sentence, within } from '../platform/share.ts'
import { alikeOf, type Alike } from './alike.ts'
import type { DealScore, Judgement, ScoreFact } from './score-input.ts'
import {
  checkClaim,
  toldByOthers,
  usualPriceOf,
  voiceOf,
  withClaim,
  type Claim,
  type UsualPrice,
} from './usual-price.ts'

/** Half of the usual price is as good as it gets; a tenth above it is worth nothing. */
const bestSaving = 0.5
const worstSaving = -0.1
/** What a price of which nothing is known is likely to be worth. */
const usualShare = 0.48
const memory = 90 * dayMs
const fewestForLowest = 3
const fewestWeight = 0.5
const mostCharted = 60

type Priced = Judgement & Pick<DealScore, 'comparison' | 'prices' | 'usual' | 'claim'>

/** What the price is set beside. */
interface Standing {
  readonly evidence: DealEvidence
  readonly alike: readonly Alike[]
  /** What others told of the product. */
  readonly earlier: readonly KnownPrice[]
  /** Everything that stood at some time in the last 90 days. */
  readonly recent: readonly KnownPrice[]
  readonly known: UsualPrice | null
  readonly claim: Claim
}

/** The price against what the product and its like cost here; the original price is a claim that is checked. */
export function pricePart(evidence: DealEvidence): Priced {
  const { post, history, now } = evidence
  const alike = alikeOf(post, evidence.comparables)
  const found = usualPriceOf(evidence, alike)
  const claim = checkClaim(post.originalPrice, found)
  const known = claim === 'held' ? withClaim(found, post.originalPrice) : found
  const recent = history.filter(({ until = now }) => now - until <= memory)
  const standing = { evidence, alike, earlier: toldByOthers(evidence), recent, known, claim }
  const prices = paidAlike(alike).toSorted((left, right) => left - right)
  return {
    ...judge(standing),
    comparison: { comparables: prices.length, median: medianOf(prices), lowest: prices[0] ?? null },
    prices: charted(standing),
    usual: known?.usual ?? null,
    claim,
  }
}

/** From this part of the page's price on, the page says something else than the post. */
const mostDifference = 0.1
/** How much less sure a price is that the page of the shop does not say. */
const unconfirmed = 0.6

/** Whether the page of the shop says the price of the post; null where it says none that can be compared. */
function isOnPage({ post, page }: DealEvidence): boolean | null {
  const isSame = page?.currency === null || page?.currency === post.currency
  return page === undefined || !isSame || !page.price
    ? null
    : Math.abs(post.price - page.price) < mostDifference * page.price
}

/** What the price is for; a text may say what the title leaves out. */
function howCharged({ title, content, price }: DealEvidence['post']): Charge {
  return isToBeginWith(content, price) ? 'first' : chargeOf({ title, price })
}
const notOnePrice = {
  first: 'it is what one pays to begin with, and what follows is another price',
  unclear: 'by its title one pays something else than the price, or something besides',
} as const
const often: Partial<Record<Charge, string>> = { week: ' a week', month: ' a month', year: ' a year' }

function judge(standing: Standing): Judgement {
  const { evidence, known, claim } = standing
  const paid = paidFor(evidence.post) ?? 0
  const facts = factsOf(standing)
  const nothing = { share: usualShare, confidence: 0, facts }
  const charge = howCharged(evidence.post)
  if (charge === 'first' || charge === 'unclear') {
    return { ...nothing, reason: `Not enough to judge: ${notOnePrice[charge]}.`, wouldChange: [] }
  }
  const isDenied = isOnPage(evidence) === false
  if (paid === 0 && !isDenied) {
    return { share: 1, confidence: 1, reason: 'It is free, which no price beats.', facts: [], wouldChange: [] }
  }
  if (known === null || known.weight < fewestWeight) {
    const reason = `Not enough to judge: ${told(standing)}${claim === 'unchecked' ? ', so the original price cannot be checked' : ''}.`
    return {
      ...nothing,
      reason,
      wouldChange: ['Other posts of this product or its kind would tell what it usually costs.'],
    }
  }
  const { usual } = known
  const saving = 1 - paid / usual
  const sure = within((1 - Math.exp(-known.weight / 2.5)) * Math.exp(-known.spread * 2))
  const confidence = sure * (isDenied ? unconfirmed : 1)
  return {
    share: leaning(between(saving, worstSaving, bestSaving), 0.5 + confidence / 2, usualShare),
    confidence,
    reason: reasonFor(standing, { saving, usual }),
    facts,
    wouldChange: priceWishes(evidence, { saving, usual, claim }),
  }
}

const told = ({ alike, earlier }: Standing): string =>
  `${someOf(alike, 'comparable post')} and ${someOf(earlier, 'earlier price')} of this product`

const someOf = ({ length }: readonly unknown[], one: string): string =>
  length === 0 ? `no ${one}s` : counted(length, one)

interface Saved {
  readonly saving: number
  readonly usual: number
}

function reasonFor(standing: Standing, { saving, usual }: Saved): string {
  const { evidence, alike, earlier, recent, claim } = standing
  const { originalPrice, shippingCost } = evidence.post
  const paid = paidFor(evidence.post) ?? 0
  // Nothing that costs something is all of its price cheaper.
  const shown = saving < 1 ? Math.min(saving, 0.99) : saving
  const where = Math.abs(shown) < 0.005 ? 'at' : `${percent(shown)} ${shown > 0 ? 'under' : 'over'}`
  const sources = [
    ...(alike.length > 0 ? [counted(alike.length, 'comparable post')] : []),
    ...(earlier.length > 0 ? [counted(earlier.length, 'earlier price')] : []),
  ]
  const from = sources.join(' and ')
  const others = new Set(recent.filter((one) => earlier.includes(one)).map(voiceOf))
  const isLowest = others.size >= fewestForLowest && recent.every((one) => paid <= one.price)
  return sentence(
    [
      `${where} the usual ${money(Math.round(usual))} of ${from}`,
      ...(shippingCost ? ['shipping included'] : []),
      ...(isLowest ? ['lowest in 90 days'] : []),
      ...(claim === 'doubted' && originalPrice !== null
        ? [`the original price of ${money(originalPrice)} is not confirmed`]
        : []),
      ...(claim === 'unchecked' ? ['the original price is told by the poster alone'] : []),
    ].join(', '),
  )
}

function priceWishes({ post }: DealEvidence, { saving, usual, claim }: Saved & { claim: Claim }): string[] {
  const goal = Math.floor(usual * 0.7) - (post.shippingCost ?? 0)
  return [
    ...(saving < 0.25 && goal > 0 ? [`A price of ${money(goal)} or less would be 30% under the usual one.`] : []),
    ...(claim === 'doubted' ? ['An original price that earlier posts confirm would be believed.'] : []),
    ...(post.shippingCost !== null && post.shippingCost > 0.05 * post.price
      ? ['Free shipping would lower what is paid.']
      : []),
  ]
}

function factsOf({ evidence, alike, earlier, known, claim }: Standing): ScoreFact[] {
  const { post, page } = evidence
  const isConfirmed = isOnPage(evidence)
  const fact = (id: string, says: string): ScoreFact => ({ id: `price.${id}`, part: 'price', says })
  const prices = paidAlike(alike)
  const past = earlier.map(({ price }) => price)
  const claims: Record<Claim, string> = {
    none: 'No original price is named',
    held: `The original price of ${money(post.originalPrice ?? 0)} agrees with what is known`,
    doubted: `The original price of ${money(post.originalPrice ?? 0)} is far above what is known, and counts for nothing`,
    unchecked: `The original price of ${money(post.originalPrice ?? 0)} is told by the poster alone and counts for nothing`,
  }
  return [
    fact(
      'now',
      `It costs ${money(post.price)}${often[howCharged(post)] ?? ''}${post.shippingCost ? ` and ${money(post.shippingCost)} shipping` : ''}`,
    ),
    ...(isConfirmed === null || page === undefined
      ? []
      : [fact('page', `The page of the shop ${isConfirmed ? 'confirms it' : 'does not'}: ${money(page.price ?? 0)}`)]),
    ...(known === null ? [] : [fact('usual', `Usually about ${money(known.usual)}`)]),
    ...(prices.length === 0
      ? []
      : [
          fact(
            'comparables',
            `${counted(prices.length, 'comparable post')} from ${money(Math.min(...prices))} to ${money(Math.max(...prices))}`,
          ),
        ]),
    ...(past.length === 0
      ? []
      : [fact('history', `${counted(past.length, 'earlier price')}, lowest ${money(Math.min(...past))}`)]),
    fact('claim', claims[claim]),
  ]
}

function charted({ alike, earlier }: Standing): DealScore['prices'] {
  const own = earlier.map(({ at, postId, price }) => ({ at, postId, price, kind: 'product' as const }))
  const others = alike.flatMap(({ post }) =>
    post.at === undefined
      ? []
      : [{ at: post.at, postId: post.postId, price: paidFor(post), kind: 'comparable' as const }],
  )
  return [...own.slice(-mostCharted / 2), ...others.slice(0, mostCharted / 2)]
}

/** What one paid elsewhere, shipping included as everywhere in this part. */
const paidAlike = (alike: readonly Alike[]): number[] => alike.map(({ post }) => paidFor(post))

function medianOf(rising: readonly number[]): number | null {
  const middle = Math.floor((rising.length - 1) / 2)
  const [low, high] = [rising[middle], rising[rising.length - 1 - middle]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
