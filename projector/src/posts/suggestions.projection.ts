import { factTime, eventsOfAdvice, eventsOfLocks, eventsOfFollowing, eventsOfTurns } from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import { removing } from '../platform/removing.ts'
import { suggestions } from './suggestions.read-models.ts'

/** Edits that members suggest and nobody has answered. */
export const suggestionsProjection = foldPerEvent<'post', 'UserErased'>({
  name: 'suggestions',
  version: 1,
  collections: [suggestions],
  key: byPost,
  touches: (event) => {
    switch (event.type) {
      case 'EditSuggested':
      case 'EditSuggestionAgreed':
      case 'EditSuggestionApplied':
      case 'EditSuggestionEnded':
        return [{ collection: suggestions, id: event.data.suggestionId }]
      case 'PostEdited':
      case 'PostDeleted':
      case 'PostMerged':
        return [{ collection: suggestions, where: { field: 'postId', equals: event.data.postId } }]
      case 'UserErased':
        return [{ collection: suggestions, where: { field: 'userId', equals: event.data.userId } }]
      default:
        return []
    }
  },
  folds: {
    EditSuggested: (documents, event) => {
      const { postId, suggestionId, userId, changes, reason } = event.data
      documents.put(suggestions, suggestionId, {
        postId,
        userId,
        changes,
        reason,
        at: factTime(event),
        position: event.position,
        agreedByIds: [],
        stale: [],
      })
    },
    EditSuggestionAgreed: (documents, { data: { suggestionId, agreedById } }) => {
      const before = documents.get(suggestions, suggestionId)
      if (before !== null) {
        const agreedByIds = [...before.agreedByIds, agreedById]
        documents.put(suggestions, suggestionId, { ...before, agreedByIds })
      }
    },
    EditSuggestionApplied: (documents, { data: { suggestionId }, revision }) => {
      const before = documents.get(suggestions, suggestionId)
      if (before !== null) {
        documents.put(suggestions, suggestionId, { ...before, appliedAs: revision })
      }
    },
    EditSuggestionEnded: (documents, { data }) => documents.remove(suggestions, data.suggestionId),
    PostEdited: (documents, { data: { changes }, revision }) => {
      for (const [id, one] of documents.matching(suggestions)) {
        const overlap = Object.keys(changes).filter((name) => name !== 'priceStanding' && name in one.changes)
        if (one.appliedAs !== undefined) {
          // The edit by which it stands follows at once; the next one in its place leaves nothing to take back.
          if (revision !== one.appliedAs + 1 && overlap.length > 0) {
            documents.remove(suggestions, id)
          }
          continue
        }
        const stale = [...new Set([...one.stale, ...overlap])]
        documents.put(suggestions, id, { ...one, stale })
      }
    },
    PostDeleted: removing(suggestions),
    PostMerged: removing(suggestions),
    UserErased: removing(suggestions),
    ...nothingAt(...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns, 'PostSubmitted'),
    ...nothingAt('PostApproved', 'PostRestored', 'PostKept', 'PostDecisionUndone'),
  },
})
