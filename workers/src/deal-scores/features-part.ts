import { counted, type DealEvidence } from '@deals/events'
import { between, leaning, sentence, within } from '../platform/share.ts'
import { productFacts, type ProductFacts } from './product-facts.ts'
import type { Judgement, ScoreFact } from './score-input.ts'

/** Each sign of a good thing: how much it counts, and what it is worth where nothing is said of it. */
interface Sign {
  readonly weight: number
  readonly share: number
  readonly sureness: number
  readonly usual: number
}
const fullWarranty = 36
const muchEquipment = 7
/** Opinions of few people say less. */
const fewRaters = 15

/** What one gets: how buyers rate it, for how long it is guaranteed, what comes with it. */
export function featuresPart({ post, page }: DealEvidence): Judgement {
  const told = productFacts(post.title, post.content)
  // What the shop counts is nearer to the truth than what somebody wrote of it.
  const found = { ...told, rating: page?.rating ?? told.rating }
  const signs = [ratingSign(found), warrantySign(found), equipmentSign(found)]
  const total = signs.reduce((sum, { weight }) => sum + weight, 0)
  const share = signs.reduce(
    (sum, { weight, share: good, sureness, usual }) => sum + weight * leaning(good, sureness, usual),
    0,
  )
  const sureness = signs.reduce((sum, sign) => sum + sign.weight * sign.sureness, 0) / total
  const facts = factsOf(found)
  return {
    share: within(share / total - (found.isUsed ? 0.05 : 0)),
    confidence: sureness,
    reason: reasonFor(facts),
    facts,
    wouldChange: [
      ...(found.rating === null ? ['A rating by buyers would tell how good it is.'] : []),
      ...(found.warrantyMonths === null ? ['Saying how long the warranty runs would count.'] : []),
    ],
  }
}

function ratingSign({ rating }: ProductFacts): Sign {
  const sureness = rating === null ? 0 : rating.count === null ? 0.75 : rating.count / (rating.count + fewRaters)
  return { weight: 0.5, share: between(rating?.stars ?? 0, 3, 4.9), sureness, usual: 0.6 }
}

function warrantySign({ warrantyMonths }: ProductFacts): Sign {
  const sureness = warrantyMonths === null ? 0 : 1
  return { weight: 0.25, share: within((warrantyMonths ?? 0) / fullWarranty), sureness, usual: 0.4 }
}

/** What a post does not tell of is not there as far as anybody knows. */
function equipmentSign({ equipment, sizes }: ProductFacts): Sign {
  const told = equipment.length + Math.min(1, sizes.size) / 2
  return { weight: 0.25, share: within(told / muchEquipment), sureness: 0.6, usual: 0.45 }
}

function factsOf({ rating, warrantyMonths, equipment, sizes, isUsed }: ProductFacts): ScoreFact[] {
  const fact = (id: string, says: string): ScoreFact => ({ id: `features.${id}`, part: 'features', says })
  const raters = rating === null || rating.count === null ? '' : ` by ${counted(rating.count, 'buyer')}`
  const size = [...sizes.values()].map(({ label }) => label)
  return [
    ...(rating === null ? [] : [fact('rating', `${rating.stars.toFixed(1)} of 5 stars${raters}`)]),
    ...(warrantyMonths === null ? [] : [fact('warranty', warrantyOf(warrantyMonths))]),
    ...(size.length === 0 ? [] : [fact('size', `${size.join(', ')} named in the title`)]),
    ...(equipment.length === 0
      ? []
      : [fact('equipment', `${counted(equipment.length, 'thing')} told about what one gets`)]),
    ...(isUsed ? [fact('used', 'Not new: refurbished or opened')] : []),
  ]
}

const warrantyOf = (months: number): string =>
  months === 0 ? 'No warranty' : months % 12 === 0 ? `${months / 12}-year warranty` : `${months} months of warranty`

function reasonFor(facts: readonly ScoreFact[]): string {
  return facts.length === 0
    ? 'Not enough to judge: the post names neither rating, nor warranty, nor what one gets.'
    : sentence(facts.map(({ says }) => says).join(', '))
}
