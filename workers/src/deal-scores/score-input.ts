import type { DealScoreEvent } from '@deals/events'

export const partNames = ['price', 'features', 'brand', 'support'] as const
export type PartName = (typeof partNames)[number]
type Completed = Extract<DealScoreEvent, { type: 'ScoreCompleted' }>['data']
export type ScoreFact = NonNullable<Completed['facts']>[number]

/** What one part found: how good that is, how sure it is of it, and what it rests on. */
export interface Judgement {
  /** 0 to 1. */
  readonly share: number
  /** 0 to 1; 0 where there was nothing to judge by. */
  readonly confidence: number
  /** One sentence, its strongest number first. */
  readonly reason: string
  readonly facts: readonly ScoreFact[]
  /** What would make it better, as far as the poster or time can. */
  readonly wouldChange: readonly string[]
}
export type DealScore = Omit<Completed, 'postId' | 'attempt'>
