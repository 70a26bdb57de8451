import { factTime, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import {
  mostDismissed,
  recommendationTerms,
  type DismissedPost,
  type RecommendationTermsDoc,
} from './recommendations.read-models.ts'

/** What members say about what is recommended to them, all that is needed for a list in one document. */
export const recommendationsProjection = foldPerEvent<'dismissal', 'PreferencesChanged' | 'UserErased'>({
  name: 'recommendations',
  version: 1,
  collections: [recommendationTerms],
  key: byUser,
  view: 'by-user',
  touches: ({ data }) => ('userId' in data ? [{ collection: recommendationTerms, id: data.userId }] : []),
  folds: {
    RecommendationDismissed: (documents, event) => {
      const { userId, postId } = event.data
      const others = dismissedWithout(documents, event)
      const dismissed = [...others, { postId, at: factTime(event) }].slice(-mostDismissed)
      change(documents, userId, { dismissed })
    },
    RecommendationRestored: (documents, event) => {
      change(documents, event.data.userId, { dismissed: dismissedWithout(documents, event) })
    },
    PreferencesChanged: (documents, { data: { userId, recommendations } }) => {
      if (recommendations !== undefined) {
        const { isOn, clearedAt } = recommendations
        change(documents, userId, { isOff: isOn ? undefined : true, clearedAt: clearedAt ?? undefined })
      }
    },
    UserErased: (documents, { data }) => documents.remove(recommendationTerms, data.userId),
  },
})

const termsOf = (documents: Documents, userId: string): RecommendationTermsDoc =>
  documents.get(recommendationTerms, userId) ?? {}

function dismissedWithout(
  documents: Documents,
  { data: { userId, postId } }: RecordedOf<'RecommendationDismissed' | 'RecommendationRestored'>,
): DismissedPost[] {
  return (termsOf(documents, userId).dismissed ?? []).filter((one) => one.postId !== postId)
}

function change(documents: Documents, userId: string, terms: RecommendationTermsDoc) {
  documents.put(recommendationTerms, userId, { ...termsOf(documents, userId), ...terms })
}
