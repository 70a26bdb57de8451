import {
  factTime,
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  eventsOfTurns,
  type RecordedOf,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { suggestions } from './suggestions.read-models.ts'

/** Edits that members suggest and nobody has answered, also those that ended with their post and may come back with it. */
export const suggestionsProjection = foldPerEvent<'post', 'UserErased'>({
  name: 'suggestions',
  version: 2,
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
      case 'PostRestored':
      case 'PostDecisionUndone':
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
        waits: true,
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
    PostDeleted: (documents, event) => {
      // Nobody takes back that a post went with its poster.
      if (event.data.cause === 'erased') {
        removing(suggestions)(documents)
      } else {
        endedWithPost(documents, event)
      }
    },
    PostMerged: endedWithPost,
    PostRestored: removeEnded,
    PostDecisionUndone: (documents, event) => {
      const { to, undone } = event.data
      for (const [id, { endedAs, ...one }] of documents.matching(suggestions)) {
        if (to !== 'deleted' && endedAs === undone) {
          documents.put(suggestions, id, { ...one, waits: true })
        } else if (to === 'deleted' || endedAs !== undefined) {
          documents.remove(suggestions, id)
        }
      }
    },
    UserErased: removing(suggestions),
    ...nothingAt(...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns, 'PostSubmitted'),
    ...nothingAt('PostApproved', 'PostKept'),
  },
})

/** With its post everything ends that waits; what ended with a decision before this one comes back no more. */
function endedWithPost(documents: Documents, { revision }: RecordedOf<'PostDeleted' | 'PostMerged'>): void {
  removeEnded(documents)
  for (const [id, one] of documents.matching(suggestions)) {
    documents.put(suggestions, id, { ...one, waits: false, endedAs: revision })
  }
}

function removeEnded(documents: Documents): void {
  for (const [id, { waits }] of documents.matching(suggestions)) {
    if (!waits) {
      documents.remove(suggestions, id)
    }
  }
}
