import { scoreWeights, type DealScoreView, type ScorePart } from '@deals/events'
import { scoreWords } from '../../ui/score-tone.ts'

/** One part of a score against the most it could give. */
export interface ShownPart {
  readonly part: ScorePart
  readonly label: string
  readonly value: number
  readonly max: number
  readonly reason: string | undefined
  /** False where there was not enough to judge by, and the points are those of a usual deal. */
  readonly isJudged: boolean
  /** What the part rests on. */
  readonly facts: readonly string[]
}

const parts = [
  { part: 'priceCompetitivenessScore', label: 'Price', name: 'price' },
  { part: 'featureSetScore', label: 'Features', name: 'features' },
  { part: 'brandReputationScore', label: 'Brand', name: 'brand' },
  { part: 'availabilityAndSupportScore', label: 'Availability and support', name: 'support' },
] as const

/** The four parts of a score in their order. */
export function shownParts(score: DealScoreView): readonly ShownPart[] {
  return parts.map(({ part, label, name }) => ({
    part,
    label,
    value: score[part] ?? 0,
    max: scoreWeights[part],
    reason: score.reasons?.[name],
    isJudged: score.judged?.[name].isJudged ?? true,
    facts: score.facts.flatMap((fact) => (fact.part === name ? [fact.says] : [])),
  }))
}

/** The verdict in a sentence; where too little is known of the price, that is the verdict. */
export function verdictWords(score: Pick<DealScoreView, 'judged'> | undefined, total: number): string {
  const isUnsure = score?.judged?.price.isJudged === false
  return isUnsure ? 'Nobody can tell yet whether the price is good.' : `${scoreWords(total)}.`
}

type Past = DealScoreView['history'][number]

/** What of a score changed since the one before, in words: "Price 20 to 28, made by built-in-3". */
export function whatChanged(before: Past, after: Past): string {
  const moved = parts.flatMap(({ label }, place) => {
    const [from = 0, to = 0] = [before.parts[place], after.parts[place]]
    return from === to ? [] : [`${label} ${from} to ${to}`]
  })
  const maker = before.model === after.model ? [] : [`made by ${after.model}`]
  return [...moved, ...maker].join(', ') || 'Nothing changed'
}
