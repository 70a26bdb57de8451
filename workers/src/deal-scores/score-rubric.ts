import { createHash } from 'node:crypto'
import { canonicalText, scoreLabel, type DealEvidence } from '@deals/events'
import { pointsOf } from '../platform/share.ts'
import { brandPart } from './brand-part.ts'
import { featuresPart } from './features-part.ts'
import { weightOf } from './part-weights.ts'
import { pricePart } from './price-part.ts'
import type { DealScore, Judgement, PartName } from './score-input.ts'
import { supportPart } from './support-part.ts'

export const scorerModel = 'built-in-8'
export const scorerVersion = '8'

/** Below this a part was not judged, and the whole is not to be relied on. */
const fewestConfidence = 0.2
const mostWishes = 4
/** Fitted to deals whose worth is known: how sure the parts are where every second score is near it, and how fast that grows. */
const doubtful = 0.36
const steepness = 8

/** Scores a deal by rules that anybody can follow: no chance, no clock, no network. */
export function scoreDeal(evidence: DealEvidence): DealScore {
  const { comparison, prices, usual, claim, ...price } = pricePart(evidence)
  const parts = {
    price,
    features: featuresPart(evidence),
    brand: brandPart(evidence),
    support: supportPart(evidence, usual ?? null),
  }
  const points = (part: PartName) => pointsOf(parts[part].share, weightOf[part])
  const score = points('price') + points('features') + points('brand') + points('support')
  const all = [parts.price, parts.features, parts.brand, parts.support]
  return {
    score,
    priceCompetitivenessScore: points('price'),
    featureSetScore: points('features'),
    brandReputationScore: points('brand'),
    availabilityAndSupportScore: points('support'),
    reasons: {
      price: parts.price.reason,
      features: parts.features.reason,
      brand: parts.brand.reason,
      support: parts.support.reason,
    },
    comparison,
    prices,
    usual,
    claim,
    confidence: confidenceOf(parts),
    judged: {
      price: judgedAs(parts.price),
      features: judgedAs(parts.features),
      brand: judgedAs(parts.brand),
      support: judgedAs(parts.support),
    },
    facts: all.flatMap(({ facts }) => facts),
    wouldChange: all.flatMap(({ wouldChange }) => wouldChange).slice(0, mostWishes),
    summary: summaryOf(parts),
    message: `${scoreLabel(score)} Deal: ${score} of 100 points.`,
    inputHash: hashOf(evidence),
    model: scorerModel,
    promptVersion: scorerVersion,
  }
}

const judgedAs = ({ confidence }: Judgement) => ({
  isJudged: confidence >= fewestConfidence,
  confidence: Math.round(confidence * 100),
})

/** How likely the score is within ten points of what somebody would give who knew all. */
function confidenceOf({ price, features, brand, support }: Record<PartName, Judgement>): number {
  const sure = 0.5 * price.confidence + 0.3 * features.confidence + 0.15 * brand.confidence + 0.05 * support.confidence
  return Math.round(100 / (1 + Math.exp((doubtful - sure) * steepness)))
}

/** The strongest that can be said, first of the price. */
function summaryOf({ price, features, brand }: Record<PartName, Judgement>): string {
  const second = [features, brand].find(({ confidence }) => confidence >= fewestConfidence)
  return [price.reason, ...(second === undefined ? [] : [second.reason])].join(' ')
}

/** Tells whether two scores were made of the same facts; the hour of the judgement is none. */
function hashOf({ now: _, ...evidence }: DealEvidence): string {
  return createHash('sha256').update(canonicalText(evidence)).digest('hex')
}
