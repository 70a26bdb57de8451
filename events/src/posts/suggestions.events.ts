import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { postFields } from './posts.events.ts'

/** What becomes of a suggested edit that is not ended by what becomes of its post. */
export const suggestionOutcomes = ['accepted', 'declined', 'withdrawn'] as const
export type SuggestionOutcome = (typeof suggestionOutcomes)[number]

const suggestion = z.object({
  postId: z.number().int(),
  suggestionId: z.string(),
  /** Who suggests the edit. */
  userId: z.string(),
})
export const EditSuggested = defineEvent({
  type: 'EditSuggested',
  category: 'post',
  sealed: ['changes.title', 'changes.content', 'changes.subtitle', 'reason'],
  about: "A member suggests an edit of somebody else's post; only the fields that would change are here.",
  schema: suggestion.extend({ changes: postFields.partial(), reason: z.string() }),
})
export const EditSuggestionAgreed = defineEvent({
  type: 'EditSuggestionAgreed',
  category: 'post',
  about: 'A trusted member agrees to an edit that another one suggests.',
  schema: suggestion.extend({ agreedById: z.string() }),
})
export const EditSuggestionApplied = defineEvent({
  type: 'EditSuggestionApplied',
  category: 'post',
  about:
    'A suggested edit stands at once, because the poster is away; the edit follows, and an answer may take it back.',
  /** By which name notifications know the suggestion, so that its poster hears of it once. */
  schema: suggestion.extend({ suggestedAs: z.string() }),
})
export const EditSuggestionEnded = defineEvent({
  type: 'EditSuggestionEnded',
  category: 'post',
  about: 'A suggested edit was accepted, declined or withdrawn; what was accepted stands in the edit that follows.',
  schema: suggestion.extend({ outcome: z.enum(suggestionOutcomes), agreedByIds: z.array(z.string()) }),
})
export const suggestionEvents = [
  EditSuggested,
  EditSuggestionAgreed,
  EditSuggestionApplied,
  EditSuggestionEnded,
] as const
