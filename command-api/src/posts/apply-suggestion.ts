import { standsAtOnce, type AwayFacts, type DomainEvent } from '@deals/events'
import { isRefused } from '../platform/refusal.ts'
import { editOf, type DecideSuggestion } from './decide-suggestion.ts'
import { factsOf } from './post.access.ts'
import type { PostState } from './post.state.ts'

export interface ApplySuggestion extends Omit<DecideSuggestion, 'decision'> {
  /** By which name notifications know the suggestion. */
  readonly suggestedAs: string
  readonly away: Pick<AwayFacts, 'posterSeenAt' | 'isAssociated'>
}

/** What a trusted member suggests stands at once where the poster is away; whatever is in the way of that, it waits. */
export function applySuggestion(command: ApplySuggestion, state: PostState): DomainEvent[] {
  const { caller, suggestionId, suggestedAs, now } = command
  if (state.status === 'missing') {
    return []
  }
  const suggestion = state.suggestions.find(({ id }) => id === suggestionId)
  if (suggestion === undefined || suggestion.ended !== null || suggestion.appliedAs !== null) {
    return []
  }
  const { fields, postId, submittedAt, suggestions, areCommentsLocked, wasSentToReview } = state
  const away = {
    posterSeenAt: Math.max(submittedAt, command.away.posterSeenAt),
    isAssociated: command.away.isAssociated || fields.affiliated,
    isWatched: areCommentsLocked || wasSentToReview,
    wasTakenBack: suggestions.some(
      ({ userId, appliedAs, ended }) => userId === caller.id && appliedAs !== null && ended?.outcome === 'declined',
    ),
  }
  const asked = { post: factsOf(state), away, before: fields, changes: suggestion.changes }
  if (!standsAtOnce(caller, asked, now)) {
    return []
  }
  const edited = editOf({ command, post: state, suggestion })
  const data = { postId, suggestionId, userId: suggestion.userId, suggestedAs }
  return isRefused(edited) ? [] : [{ type: 'EditSuggestionApplied', data }, edited]
}
