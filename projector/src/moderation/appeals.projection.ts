import { factTime, knownAs, urlOfStanding, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { removing } from '../platform/removing.ts'
import { appealNotices, appeals } from './appeals.read-models.ts'

const noticeId = (event: RecordedOf<'AppealDecided'>): string => `${knownAs(event)}-member-${event.data.userId}`

/** Appeals as moderators find them and members read the answers. */
export const appealsProjection = foldPerEvent<'appeal', 'UserErased'>({
  name: 'appeals',
  version: 1,
  collections: [appeals, appealNotices],
  key: byUser,
  view: 'by-user',
  touches: (event) => {
    switch (event.type) {
      case 'AppealOpened':
        return [{ collection: appeals, id: event.data.decisionId }]
      case 'AppealDecided':
        return [
          { collection: appeals, id: event.data.decisionId },
          { collection: appealNotices, id: noticeId(event) },
        ]
      case 'UserErased': {
        const where = { field: 'userId', equals: event.data.userId }
        return [
          { collection: appeals, where },
          { collection: appealNotices, where },
        ]
      }
      default:
        return []
    }
  },
  folds: {
    AppealOpened: (documents, event) => {
      const { decisionId, aboutPost: postId, ...told } = event.data
      const at = factTime(event)
      documents.put(appeals, decisionId, { ...told, ...(postId !== null && { postId }), at, state: 'open' })
    },
    AppealDecided: (documents, event) => {
      const { decisionId, userId, outcome, answer } = event.data
      const before = documents.get(appeals, decisionId)
      if (before === null) {
        return
      }
      const answeredAt = factTime(event)
      const answeredById = event.meta.actor.id ?? undefined
      documents.put(appeals, decisionId, { ...before, state: outcome, answer, answeredById, answeredAt })
      documents.put(appealNotices, noticeId(event), {
        userId,
        kind: 'appeal-decided',
        count: 1,
        detail: outcome,
        url: urlOfStanding,
        createdAt: answeredAt,
        position: event.position,
      })
    },
    UserErased: removing(appeals, appealNotices),
  },
})
