import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'
import { fieldChange } from './field-change.ts'
import { suggestionOutcomes } from './suggestions.events.ts'

/** So many trusted members who agree are as good as the poster. */
export const agreementsNeeded = 2
/** More suggestions than this wait for nobody's answer at once. */
export const mostOpenSuggestions = 20

/** Why a post reads as it did before, where an edit is taken back that stood at once. */
export const takenBackReason = 'An edit was taken back'

export const suggestionDecisions = ['accept', 'decline', 'agree', 'withdraw'] as const
export type SuggestionDecision = (typeof suggestionDecisions)[number]
export const suggestionRequest = z.strictObject({ decision: z.enum(suggestionDecisions) })
export const suggestionReply = z.object({ id: z.string(), state: z.enum(['open', 'applied', ...suggestionOutcomes]) })
export type SuggestionReply = z.infer<typeof suggestionReply>

/** An edit that waits for an answer, as those read it who may give one, and who suggested it. */
export const suggestionView = z.object({
  id: z.string(),
  postId: z.number(),
  title: z.string(),
  poster: z.string(),
  username: z.string(),
  trustLevel: z.number(),
  currency: z.enum(currencies),
  reason: z.string(),
  at: z.string(),
  /** What would change; `now` where the post itself has changed there since, so that it cannot be accepted. */
  changes: z.record(z.string(), fieldChange.extend({ now: z.unknown().optional() })),
  isStale: z.boolean(),
  /** It stands already, because the poster was away: accepting keeps it, declining takes it back. */
  isApplied: z.boolean(),
  agreedBy: z.array(z.string()),
  /** What the one who asks may answer. */
  may: z.array(z.enum(suggestionDecisions)),
})
export type SuggestionView = z.infer<typeof suggestionView>
export const suggestionList = z.object({ suggestions: z.array(suggestionView), total: z.number() })
export type SuggestionList = z.infer<typeof suggestionList>
