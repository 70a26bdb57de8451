import { factTime, knownAs, type AnyRecorded, type DayFact, type RecordedOf } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { countFact, refOfFact } from './day-facts.ts'
import { letterFailures, memberDays } from './days.read-models.ts'

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
  version: 2,
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
    ...factsIn(event).map((fact) => refOfFact(datedFact(event, fact))),
  ],
  folds: {
    UserRegistered: (documents, event) => {
      count(documents, event, 'joined')
      noteActive(documents, event)
    },
    PostSubmitted: noteActive,
    CommentPosted: noteActive,
    PostBookmarked: noteActive,
    AlertMatched: (documents, event) => count(documents, event, 'matches'),
    NotificationSent: (documents, event) => count(documents, event, letterIn(event)),
    NotificationSendFailed: (documents, event) => {
      count(documents, event, 'failures')
      const failure = { ...event.data, at: factTime(event) }
      documents.put(letterFailures, `${ownerIn(event)}:${knownAs(event)}`, failure)
    },
    NotificationSeen: (documents, event) => {
      count(documents, event, 'opened')
      noteActive(documents, event)
    },
    AllNotificationsSeen: noteActive,
    AlertMatchesSeen: noteActive,
    UserErased: removing(letterFailures),
  },
})

const letterIn = ({ data }: RecordedOf<'NotificationSent'>): DayFact =>
  data.notificationId.startsWith('newsletter-') ? 'newsletters' : 'letters'

/** Most of what members do is no fact by itself, but that they were there. */
function factsIn(event: AnyRecorded): readonly DayFact[] {
  switch (event.type) {
    case 'UserRegistered':
      return ['joined', 'active']
    case 'AlertMatched':
      return ['matches']
    case 'NotificationSent':
      return [letterIn(event)]
    case 'NotificationSendFailed':
      return ['failures']
    case 'NotificationSeen':
      return ['opened', 'active']
    case 'UserErased':
      return []
    default:
      return ['active']
  }
}

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

const datedFact = (event: AnyRecorded, fact: DayFact) => ({
  collection: memberDays,
  owner: ownerIn(event),
  fact,
  event,
})

const count = (documents: Documents, event: Followed, fact: DayFact): void =>
  countFact(documents, datedFact(event, fact))

/** However much somebody does on a day, it is one member of that day. What the site does for them is not their doing. */
function noteActive(documents: Documents, event: Followed): void {
  const { id } = refOfFact(datedFact(event, 'active'))
  if (event.meta.actor.kind !== 'system' && documents.get(memberDays, id) === null) {
    count(documents, event, 'active')
  }
}
