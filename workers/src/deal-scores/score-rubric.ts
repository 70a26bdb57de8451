import { createHash } from 'node:crypto'
import { canonicalText, scoreLabel, scoreWeights } from '@deals/events'
import { brandPart } from './brand-part.ts'
import { featuresPart } from './features-part.ts'
import { pricePart } from './price-part.ts'
import type { DealScore, ScoreInput } from './score-input.ts'
import { supportPart } from './support-part.ts'

export const scorerModel = 'built-in-2'
export const scorerVersion = '2'

/** Scores a deal by rules that anybody can follow: no chance, no clock, no network. */
export function scoreDeal(input: ScoreInput): DealScore {
  const { comparison, ...price } = pricePart(input)
  const [features, brand, support] = [featuresPart(input), brandPart(input), supportPart(input)]
  const score = price.points + features.points + brand.points + support.points
  return {
    score,
    priceCompetitivenessScore: price.points,
    featureSetScore: features.points,
    brandReputationScore: brand.points,
    availabilityAndSupportScore: support.points,
    reasons: { price: price.reason, features: features.reason, brand: brand.reason, support: support.reason },
    comparison,
    summary: summaryOf({
      price: price.points / scoreWeights.priceCompetitivenessScore,
      features: features.points / scoreWeights.featureSetScore,
      brand: brand.points / scoreWeights.brandReputationScore,
    }),
    message: `${scoreLabel(score)} Deal: ${score} of 100 points.`,
    inputHash: hashOf(input),
    model: scorerModel,
  }
}

type Shares = Record<'price' | 'features' | 'brand', number>

const word = (share: number, [good, fair, poor]: readonly [string, string, string]): string =>
  share >= 0.7 ? good : share >= 0.45 ? fair : poor

function summaryOf({ price, features, brand }: Shares): string {
  const priced = word(price, ['A strong price', 'A fair price', 'A price that others beat'])
  const described = word(features, ['described in detail', 'described with some facts', 'described with few facts'])
  const from = word(brand, [
    'from a shop with a good record',
    'from a shop with a short record',
    'from a shop without a record',
  ])
  return `${priced}, ${described}, ${from}.`
}

/** Tells whether two scores were made of the same facts. */
function hashOf(input: ScoreInput): string {
  return createHash('sha256').update(canonicalText(input)).digest('hex')
}
