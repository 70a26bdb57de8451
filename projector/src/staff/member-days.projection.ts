import { factTime, knownAs, type AnyRecorded, type RecordedOf } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { dayOf, letterFailures, memberDays, type DayFactDoc, type LetterFailureDoc } from './days.read-models.ts'

type Followed = RecordedOf<
  | 'UserRegistered'
  | 'PostSubmitted'
  | 'CommentPosted'
  | 'PostBookmarked'
  | 'AlertMatched'
  | 'NotificationSent'
  | 'NotificationSendFailed'
  | 'NotificationSeen'
  | 'AllNotificationsSeen'
  | 'AlertMatchesSeen'
>

/** Who joined, who was there, and what left the site for them on each day. */
export const memberDaysProjection = foldPerEvent<'delivery' | 'inbox', Followed['type'] | 'UserErased'>({
  name: 'member-days',
  version: 1,
  collections: [memberDays, letterFailures],
  key: ownerIn,
  view: 'by-user',
  touches: (event) => [
    ...(event.type === 'UserErased'
      ? [{ collection: letterFailures, where: { field: 'userId', equals: event.data.userId } }]
      : []),
    ...(event.type === 'NotificationSendFailed'
      ? [{ collection: letterFailures, id: `${ownerIn(event)}:${knownAs(event)}` }]
      : []),
    ...(isActivityAlone(event) ? [] : [{ collection: memberDays, id: `${ownerIn(event)}:${knownAs(event)}` }]),
    { collection: memberDays, id: dayId(event) },
  ],
  folds: {
    UserRegistered: (documents, event) => {
      note(documents, event, 'joined')
      noteActive(documents, event)
    },
    PostSubmitted: noteActive,
    CommentPosted: noteActive,
    PostBookmarked: noteActive,
    AlertMatched: (documents, event) => note(documents, event, 'matches'),
    NotificationSent: (documents, event) =>
      note(documents, event, event.data.notificationId.startsWith('newsletter-') ? 'newsletters' : 'letters'),
    NotificationSendFailed: (documents, event) => {
      note(documents, event, 'failures')
      const failure = { ...event.data, at: factTime(event) }
      documents.put<LetterFailureDoc>(letterFailures, `${ownerIn(event)}:${knownAs(event)}`, failure)
    },
    NotificationSeen: (documents, event) => {
      note(documents, event, 'opened')
      noteActive(documents, event)
    },
    AllNotificationsSeen: noteActive,
    AlertMatchesSeen: noteActive,
    UserErased: (documents) =>
      documents.matching(letterFailures).forEach(([id]) => documents.remove(letterFailures, id)),
  },
})

/** Most of what members do is no fact by itself. */
const isActivityAlone = ({ type }: AnyRecorded): boolean =>
  type === 'PostSubmitted' || type === 'CommentPosted' || type === 'PostBookmarked'

const dayId = (event: AnyRecorded): string => `${ownerIn(event)}:day ${dayOf(factTime(event))}`

/** Who did it, or for whom it was. */
function ownerIn(event: AnyRecorded): string {
  switch (event.type) {
    case 'PostSubmitted':
    case 'CommentPosted':
      return event.data.authorId
    case 'UserErased':
      return '*'
    default:
      return 'userId' in event.data ? event.data.userId : '*'
  }
}

function note(documents: Documents, event: Followed, fact: DayFactDoc['fact']): void {
  const id = `${ownerIn(event)}:${knownAs(event)}`
  documents.put<DayFactDoc>(memberDays, id, { fact, day: dayOf(factTime(event)) })
}

/** However much somebody does on a day, it is one member of that day. What the site does for them is not their doing. */
function noteActive(documents: Documents, event: Followed): void {
  const id = dayId(event)
  if (event.meta.actor.kind !== 'system' && documents.get(memberDays, id) === null) {
    documents.put<DayFactDoc>(memberDays, id, { fact: 'active', day: dayOf(factTime(event)) })
  }
}
