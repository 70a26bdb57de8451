import { scoreLabel } from '@deals/events'
import type { ScoreLabel } from '@deals/events'

const tones = {
  Epic: 'epic',
  Hot: 'hot',
  Cool: 'cool',
  Good: 'good',
  Fair: 'fair',
  Poor: 'poor',
  Bad: 'bad',
} as const satisfies Readonly<Record<ScoreLabel, string>>

export type ScoreTone = (typeof tones)[ScoreLabel]

/** The colour that goes with a score's label. */
export function scoreTone(score: number): ScoreTone {
  return tones[scoreLabel(score)]
}
