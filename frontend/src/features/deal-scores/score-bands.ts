/** How good a score is on the score tab. */
export type ScoreBand = 'good' | 'warn' | 'bad'

/** 80 and more is good, 60 to 79 so so, less is bad. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) {
    return 'good'
  }
  return score >= 60 ? 'warn' : 'bad'
}
