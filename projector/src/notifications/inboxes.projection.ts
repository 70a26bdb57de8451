import { beforeFirst, laterOf, positionFrom } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { inboxes, type InboxDoc } from './notifications.read-models.ts'

const inboxOf = (documents: Documents, userId: string): InboxDoc =>
  documents.get(inboxes, userId) ?? { upTo: beforeFirst, seen: {} }

/** What members have seen of their notifications. */
export const inboxesProjection = foldPerEvent<'inbox', 'UserErased'>({
  name: 'inboxes',
  version: 1,
  collections: [inboxes],
  key: byUser,
  view: 'by-user',
  touches: (event) => ('userId' in event.data ? [{ collection: inboxes, id: event.data.userId }] : []),
  folds: {
    NotificationSeen: (documents, { data: { userId, notificationId }, position }) => {
      const inbox = inboxOf(documents, userId)
      const seen = { ...inbox.seen, [notificationId]: position }
      documents.put(inboxes, userId, { ...inbox, seen })
    },
    AllNotificationsSeen: (documents, { data: { userId, upToPosition } }) => {
      const inbox = inboxOf(documents, userId)
      const upTo = laterOf(inbox.upTo, positionFrom(upToPosition))
      const later = Object.entries(inbox.seen).filter(([, position]) => position > upTo)
      documents.put(inboxes, userId, { ...inbox, upTo, seen: Object.fromEntries(later) })
    },
    AlertMatchesSeen: (documents, { data: { userId, upToPosition } }) => {
      const inbox = inboxOf(documents, userId)
      const matchesUpTo = laterOf(inbox.matchesUpTo ?? beforeFirst, positionFrom(upToPosition))
      documents.put(inboxes, userId, { ...inbox, matchesUpTo })
    },
    UserErased: (documents, { data: { userId } }) => documents.remove(inboxes, userId),
  },
})
