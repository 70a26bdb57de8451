import { foldFrom, type Missing } from '../platform/fold.ts'

export type ScoreReplayState = Missing | ExistingReplay

export interface ExistingReplay {
  readonly status: 'under-way' | 'ended'
  readonly total: number
  readonly mostTokens: number
  readonly tokens: number
  /** Places that were scored, or could not be. */
  readonly places: ReadonlySet<number>
  /** How many posts in a row brought nothing, up to the last one. */
  readonly missedInRow: number
}

export const scoreReplayFold = foldFrom<'replay', 'ScoreReplayAsked', ExistingReplay>(
  {
    ScoreReplayAsked: ({ data: { posts, mostTokens } }) => ({
      status: 'under-way',
      total: posts.length,
      mostTokens,
      tokens: 0,
      places: new Set(),
      missedInRow: 0,
    }),
  },
  {
    ScoreReplayed: (replay, { data: { place, tokens, result } }) => ({
      ...replay,
      tokens: replay.tokens + tokens,
      places: new Set([...replay.places, place]),
      missedInRow: 'missed' in result && result.missed !== 'not-scorable' ? replay.missedInRow + 1 : 0,
    }),
    ScoreReplayEnded: (replay) => ({ ...replay, status: 'ended' }),
  },
)
