import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { standInReasons } from '../language-models/model-use.ts'

const replay = z.object({ replayId: z.string() })
const part = z.number().int()
/** What each part gave. */
export const replayPoints = z.object({ price: part, features: part, brand: part, support: part })
const scored = z.object({ postId: z.number().int(), score: z.number().int(), points: replayPoints })

/** Why a replay has no score for a post. */
export const replayMisses = [...standInReasons, 'not-scorable'] as const
/** `not-possible`: nobody can be asked by that name, or whoever is asked gives nothing. `failed`: its work came to nothing for good. */
export const replayOutcomes = ['done', 'stopped', 'over-budget', 'not-possible', 'failed'] as const
export const longestBecause = 300

export const ScoreReplayAsked = defineEvent({
  type: 'ScoreReplayAsked',
  category: 'replay',
  about: 'Staff want to see how another model or prompt would score posts, beside the scores that they have.',
  schema: replay.extend({
    /** Null for the built-in rules. */
    model: z.string().nullable(),
    promptVersion: z.string().nullable(),
    mostTokens: z.number().int(),
    posts: z.array(scored),
  }),
})
export const ScoreReplayed = defineEvent({
  type: 'ScoreReplayed',
  category: 'replay',
  about: 'One post of a replay was scored, or could not be.',
  schema: replay.extend({
    place: z.number().int(),
    result: z.union([scored.omit({ postId: true }), z.object({ missed: z.enum(replayMisses) })]),
    tokens: z.number().int(),
    cost: z.number().int(),
  }),
})
export const ScoreReplayEnded = defineEvent({
  type: 'ScoreReplayEnded',
  category: 'replay',
  about: 'A replay is over: all posts are scored, staff stopped it, or it could not go on.',
  version: 2,
  schema: replay.extend({
    outcome: z.enum(replayOutcomes),
    /** What went wrong, where something did. */
    because: z.string().max(longestBecause).optional(),
  }),
})
export const scoreReplayEvents = [ScoreReplayAsked, ScoreReplayed, ScoreReplayEnded] as const
export type ScoreReplayEvent = EventOf<(typeof scoreReplayEvents)[number]>
