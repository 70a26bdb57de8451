import { factTime } from '@deals/events'
import { byPost, foldPerEvent, nothing } from '../platform/fold-per-event.ts'
import { cases, type CaseDoc } from './moderation.read-models.ts'

/** Which moderator looks at which post. */
export const casesProjection = foldPerEvent<'case'>({
  name: 'cases',
  version: 1,
  collections: [cases],
  key: byPost,
  touches: (event) => ('postId' in event.data ? [{ collection: cases, id: String(event.data.postId) }] : []),
  folds: {
    CaseOpened: nothing,
    CaseAssigned: (documents, event) => {
      const { postId, assigneeId } = event.data
      documents.put<CaseDoc>(cases, String(postId), { postId, assigneeId, assignedAt: factTime(event) })
    },
    CaseNoted: nothing,
    CaseResolved: (documents, { data: { postId } }) => documents.remove(cases, String(postId)),
  },
})
