import { z } from 'zod'
import { grouped } from '../platform/counted.ts'
import { replayMisses, replayOutcomes, replayPoints } from './score-replays.events.ts'

/** Every prompt that scores can be made by; workers have a text for each. */
export const scorePromptVersions = ['score-1'] as const
export type ScorePromptVersion = (typeof scorePromptVersions)[number]
/** So many posts are replayed, the latest ones that have a score. */
export const mostReplayed = 500
const mostTokensEver = 5_000_000
const tokensText = `Allow 1,000 to ${grouped(mostTokensEver)} tokens`

export const replayForm = z.strictObject({
  /** Nothing for the built-in rules. */
  model: z.string('Name a model').trim().min(1, 'Name a model').max(100, 'Name a model').nullable(),
  promptVersion: z.enum(scorePromptVersions, 'Choose a prompt').default(scorePromptVersions[0]),
  mostTokens: z
    .number(tokensText)
    .int(tokensText)
    .min(1000, tokensText)
    .max(mostTokensEver, tokensText)
    .default(500_000),
})
export type ReplayForm = z.infer<typeof replayForm>

const replay = z.object({
  replayId: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  mostTokens: z.number(),
  total: z.number(),
  done: z.number(),
  tokens: z.number(),
  /** Millionths of a dollar, at the price that is set for models. */
  cost: z.number(),
  /** Null while it is under way. */
  outcome: z.enum(replayOutcomes).nullable(),
  /** What went wrong, where something did. */
  because: z.string().nullable(),
})
export type ReplayView = z.infer<typeof replay>
export const replaysView = z.object({ replays: z.array(replay) })

const replayedPost = z.object({
  postId: z.number(),
  title: z.string().nullable(),
  before: z.object({ score: z.number(), points: replayPoints }),
  /** Null until it is replayed, or where it could not be. */
  after: z.object({ score: z.number(), points: replayPoints }).nullable(),
  missed: z.enum(replayMisses).nullable(),
})
export type ReplayedPost = z.infer<typeof replayedPost>
export const replayDetails = replay.extend({ posts: z.array(replayedPost) })
export type ReplayDetails = z.infer<typeof replayDetails>
export const replayReply = z.object({ replayId: z.string(), total: z.number() })
