import type { DealEvidence } from '@deals/events'
import { leaning, money, sentence, within } from '../platform/share.ts'
import { productFacts } from './product-facts.ts'
import type { Judgement, ScoreFact } from './score-input.ts'

/** One thing that makes a purchase sure or unsure: how good, how sure, and what it rests on. */
interface Signal {
  readonly weight: number
  readonly share: number
  readonly sureness: number
  readonly usual: number
  readonly fact: ScoreFact | null
}
const longReturn = 30
/** Shipping is dear from this part of what the thing usually costs on, or from this amount where nobody knows that. */
const dearShare = 0.1
const dearAmount = 2_000

const fact = (id: string, says: string): ScoreFact => ({ id: `support.${id}`, part: 'support', says })

/** How sure a buyer can be to get the thing, and of help afterwards; `usual` is what it usually costs, if that is known. */
export function supportPart(evidence: DealEvidence, usual: number | null): Judgement {
  const signals = [shippingSignal(evidence, usual), returnsSignal(evidence), stockSignal(evidence)]
  const share = signals.reduce(
    (sum, { weight, share: good, sureness, usual }) => sum + weight * leaning(good, sureness, usual),
    0,
  )
  const facts = signals.flatMap((signal) => signal.fact ?? [])
  return {
    share,
    confidence: signals.reduce((sum, { weight, sureness }) => sum + weight * sureness, 0),
    reason:
      facts.length === 0
        ? 'Not enough to judge: nothing is known of shipping, returns or stock.'
        : sentence(facts.map(({ says }) => says).join(', ')),
    facts,
    wouldChange: [
      ...(signals[0]?.fact === null ? ['Saying what shipping costs would count.'] : []),
      ...(signals[1]?.fact === null ? ['Saying how it can be returned would count.'] : []),
    ],
  }
}

function shippingSignal({ post }: DealEvidence, usual: number | null): Signal {
  const { shippingCost, availability, title, content } = post
  const base = { weight: 0.4, usual: 0.7 }
  if (
    shippingCost === 0 ||
    /\b(?:free (?:shipping|delivery)|ships? free)\b(?! (?:above|over|from))/i.test(`${title}\n${content}`)
  ) {
    return { ...base, share: 1, sureness: 1, fact: fact('shipping', 'free shipping') }
  }
  if (shippingCost === null) {
    return availability === 'in-store' || availability === 'both'
      ? { ...base, share: 0.9, sureness: 1, fact: fact('shipping', 'can be picked up') }
      : { ...base, share: 0, sureness: 0, fact: null }
  }
  // Beside the price itself the same shipping would get dearer as the price falls.
  const dear = usual === null ? dearAmount : dearShare * usual
  const share = 0.5 * within(1 - shippingCost / dear)
  return { ...base, share, sureness: 1, fact: fact('shipping', `${money(shippingCost)} shipping`) }
}

function returnsSignal({ post: { title, content } }: DealEvidence): Signal {
  const { returnDays } = productFacts(title, content)
  const base = { weight: 0.35, usual: 0.65 }
  if (returnDays === null) {
    const isSpoken = /\breturn(?:s|able|ed)?\b|\brefund/i.test(content)
    return {
      ...base,
      share: 0.8,
      sureness: isSpoken ? 0.5 : 0,
      fact: isSpoken ? fact('returns', 'returns are spoken of') : null,
    }
  }
  const says = returnDays === 0 ? 'no returns' : `${returnDays} days to return it`
  return { ...base, share: within(returnDays / longReturn), sureness: 1, fact: fact('returns', says) }
}

/** How sure the page of a shop is of its stock, and the words of a post. */
const surePage = { 'sold-out': 0.9, 'in-stock': 0.8 } as const
const sureWords = 0.7

function stockSignal({ post: { content }, page, said: { confirmed, denied } }: DealEvidence): Signal {
  const base = { weight: 0.25, usual: 0.7 }
  const voices = confirmed + denied
  if (voices > 0) {
    const share = confirmed / voices
    const says = share >= 0.5 ? `${confirmed} found it available` : `${denied} found it gone`
    // Somebody who was there is no less sure than what is read without them.
    const sureRead = page?.stock ? surePage[page.stock] : sureWords
    return { ...base, share, sureness: Math.max(sureRead, voices / (voices + 0.5)), fact: fact('stock', says) }
  }
  if (page?.stock === 'sold-out') {
    return {
      ...base,
      share: 0,
      sureness: surePage['sold-out'],
      fact: fact('stock', 'sold out by the page of the shop'),
    }
  }
  if (page?.stock === 'in-stock') {
    return {
      ...base,
      share: 1,
      sureness: surePage['in-stock'],
      fact: fact('stock', 'in stock by the page of the shop'),
    }
  }
  if (/\b(?:sold out|few left|limited stock|almost gone|while supplies last)\b/i.test(content)) {
    return { ...base, share: 0.2, sureness: sureWords, fact: fact('stock', 'little stock') }
  }
  return /\b(?:in stock|available now|ships today|next.day|same.day)\b/i.test(content)
    ? { ...base, share: 1, sureness: sureWords, fact: fact('stock', 'in stock when it was posted') }
    : { ...base, share: 0, sureness: 0, fact: null }
}
