import { z } from 'zod'
import { scoreLabel } from '@deals/events'
import { answerForm, ModelFailed } from '@deals/process/language-model'
import { weightOf } from './part-weights.ts'
import { partNames, type DealScore, type PartName } from './score-input.ts'

const longestReason = 200
const verdictOn = (part: PartName) =>
  z.strictObject({
    points: z.number().int().min(0).max(weightOf[part]),
    reason: z.string().min(1).max(longestReason),
    facts: z.array(z.string().max(40)).max(10),
  })
/** What a model is asked for. */
const verdictForm = z.strictObject({
  price: verdictOn('price'),
  features: verdictOn('features'),
  brand: verdictOn('brand'),
  support: verdictOn('support'),
})
export const verdictOfDeal = answerForm(verdictForm)
type Verdict = z.infer<typeof verdictForm>

/** How far a model may move a part that was measured for sure, and one of which nothing is known, as shares of its weight. */
const leewayAtMost = 0.5
const leewayAtLeast = 0.15

/** A score of a model's answer, or the refusal of it: every reason has to stand on facts, every number in one of them. */
export function scoreOfVerdict(text: string, measured: DealScore): DealScore {
  const verdict = verdictOfDeal.read(text)
  const wrong = partNames.flatMap((part) => faultIn(part, verdict[part], measured) ?? [])
  if (wrong.length > 0) {
    throw new ModelFailed('unfounded', wrong.join('; '))
  }
  const { price, features, brand, support } = verdict
  const score = price.points + features.points + brand.points + support.points
  return {
    ...measured,
    score,
    priceCompetitivenessScore: price.points,
    featureSetScore: features.points,
    brandReputationScore: brand.points,
    availabilityAndSupportScore: support.points,
    reasons: { price: price.reason, features: features.reason, brand: brand.reason, support: support.reason },
    summary: `${price.reason} ${features.reason}`,
    message: `${scoreLabel(score)} Deal: ${score} of 100 points.`,
  }
}

/** Text that could do something where it is shown, or lead somewhere. */
const notPlain = /[<>{}[\]`\\]|https?:|www\.|\p{Cc}/iu

function faultIn(part: PartName, { points, reason, facts }: Verdict[PartName], measured: DealScore): string | null {
  const known = (measured.facts ?? []).filter((fact) => fact.part === part)
  const cited = known.filter(({ id }) => facts.includes(id))
  if (cited.length !== new Set(facts).size || (known.length > 0 && cited.length === 0)) {
    return `${part} rests on facts that do not exist`
  }
  if (notPlain.test(reason)) {
    return `the reason of ${part} is no plain sentence`
  }
  const told = new Set(cited.flatMap(({ says }) => numbersIn(says)))
  if (numbersIn(reason).some((number) => !told.has(number))) {
    return `the reason of ${part} names a number that no fact has`
  }
  const weight = weightOf[part]
  const sure = (measured.judged?.[part].confidence ?? 0) / 100
  const leeway = weight * (leewayAtMost + (leewayAtLeast - leewayAtMost) * sure)
  const from = pointsIn(measured)[part]
  return Math.abs(points - from) > leeway ? `${part} is further from what was measured than the facts allow` : null
}

const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))))

/** What each part gave. */
export const pointsIn = (score: DealScore): Record<PartName, number> => ({
  price: score.priceCompetitivenessScore,
  features: score.featureSetScore,
  brand: score.brandReputationScore,
  support: score.availabilityAndSupportScore,
})
