import { scoreLabel, type ScoreLabel } from '@deals/events'

/** 80 and more is praise, 60 to 79 so so, less is a warning: the colour of rings, bars and headings. */
export type ScoreTone = 'good' | 'warn' | 'bad'

export function scoreTone(score: number): ScoreTone {
  if (score >= 80) {
    return 'good'
  }
  return score >= 60 ? 'warn' : 'bad'
}

/** What a label looks like: the ground of its tag, and for praise the colour of its sign. */
interface LabelLook {
  readonly ground: 'good' | 'info' | 'fair' | 'poor' | 'bad'
  readonly sign?: 'epic' | 'hot' | 'cool'
}

/** Each label has its own look; all praise stands on the colour of success. */
export const labelLooks: Readonly<Record<ScoreLabel, LabelLook>> = {
  Epic: { ground: 'good', sign: 'epic' },
  Hot: { ground: 'good', sign: 'hot' },
  Cool: { ground: 'good', sign: 'cool' },
  Good: { ground: 'info' },
  Fair: { ground: 'fair' },
  Poor: { ground: 'poor' },
  Bad: { ground: 'bad' },
}

const words: Readonly<Record<ScoreLabel, string>> = {
  Epic: 'One of the best deals there are',
  Hot: 'An excellent deal',
  Cool: 'A very good deal',
  Good: 'A good deal',
  Fair: 'A fair deal, not more',
  Poor: 'Not much of a deal',
  Bad: 'Better to wait for another one',
}

/** The label of a score in words that leave no doubt whether it is praise. */
export const scoreWords = (score: number): string => words[scoreLabel(score)]
