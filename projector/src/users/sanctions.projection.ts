import { factTime, knownAs, numberOf, type AnyRecorded, type NotificationKind, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { sanctionNotices, sanctions, type SanctionDoc, type SanctionNoticeDoc } from './sanctions.read-models.ts'

type Sanction = RecordedOf<SanctionDoc['kind']>
type Words = Pick<SanctionDoc, 'restricts' | 'until' | 'reason'>

const lineId = ({ data, position }: Sanction): string => `${data.userId}:${numberOf(position)}`
const noticeId = (event: Sanction): string => `${knownAs(event)}-member-${event.data.userId}`
const isSanction = (event: AnyRecorded): event is Sanction =>
  ['UserWarned', 'UserNoted', 'UserSuspended', 'UserReinstated'].includes(event.type)

/** Where a member reads what was decided about them, and why. */
const urlOfStanding = '/account/settings/standing'

function tell(documents: Documents, event: Sanction, words: Words): void {
  const { actor } = event.meta
  documents.put<SanctionDoc>(sanctions, lineId(event), {
    ...words,
    userId: event.data.userId,
    eventId: event.id,
    position: event.position,
    at: factTime(event),
    kind: event.type,
    role: actor.kind,
    actorId: actor.id ?? undefined,
  })
}

function tellMember(documents: Documents, event: Sanction, kind: NotificationKind): void {
  documents.put<SanctionNoticeDoc>(sanctionNotices, noticeId(event), {
    userId: event.data.userId,
    kind,
    count: 1,
    url: urlOfStanding,
    createdAt: factTime(event),
    position: event.position,
  })
}

/** What moderators did about members, for the log and for the members themselves. */
export const sanctionsProjection = foldPerEvent<'user'>({
  name: 'sanctions',
  version: 2,
  collections: [sanctions, sanctionNotices],
  key: byUser,
  view: 'by-user',
  touches: (event) => {
    if (event.type === 'UserErased') {
      const where = { field: 'userId', equals: event.data.userId }
      return [
        { collection: sanctions, where },
        { collection: sanctionNotices, where },
      ]
    }
    return isSanction(event)
      ? [
          { collection: sanctions, id: lineId(event) },
          { collection: sanctionNotices, id: noticeId(event) },
        ]
      : []
  },
  folds: {
    ...nothingAt('UserRegistered', 'UsernameChanged', 'ProfileChanged', 'RoleGranted', 'RoleRevoked'),
    UserSuspended: (documents, event) => {
      const { until, restricts, reason } = event.data
      tell(documents, event, { restricts, until: until ?? undefined, reason: reason ?? undefined })
      tellMember(documents, event, 'restricted')
    },
    UserReinstated: (documents, event) => {
      tell(documents, event, {})
      tellMember(documents, event, 'reinstated')
    },
    UserWarned: (documents, event) => {
      tell(documents, event, { reason: event.data.reason })
      tellMember(documents, event, 'warned')
    },
    UserNoted: (documents, event) => tell(documents, event, { reason: event.data.note }),
    ...nothingAt('AccountClosed', 'AccountReopened'),
    UserErased: (documents) => {
      for (const schema of [sanctions, sanctionNotices]) {
        documents.matching(schema).forEach(([id]) => documents.remove(schema, id))
      }
    },
  },
})
