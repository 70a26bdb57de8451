import {
  factTime,
  knownAs,
  memberActKinds,
  numberOf,
  pagePaths,
  urlOfStanding,
  type AnyRecorded,
  type NotificationKind,
  type RecordedOf,
} from '@deals/events'
import { byUser, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { sanctionNotices, sanctions, type SanctionDoc } from './sanctions.read-models.ts'

type Sanction = RecordedOf<SanctionDoc['kind']>
type RoleChange = RecordedOf<'RoleGranted' | 'RoleRevoked'>
type Told = Sanction | RoleChange | RecordedOf<'WebhookSwitchedOff'>
type Words = Pick<SanctionDoc, 'restricts' | 'until' | 'reason'>

const lineId = ({ data, position }: Sanction): string => `${data.userId}:${numberOf(position)}`
const noticeId = (event: Told): string => `${knownAs(event)}-member-${event.data.userId}`
const isSanction = (event: AnyRecorded): event is Sanction => memberActKinds.some((kind) => kind === event.type)

/** Where a member reads what was decided about them, and why. */
const urlOfWebhooks = pagePaths.settings.to('webhooks')

function tell(documents: Documents, event: Sanction, words: Words): void {
  const { actor } = event.meta
  documents.put(sanctions, lineId(event), {
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

/** Where they begin whom a role was given. */
const urlOfRole = {
  owner: pagePaths.staffDashboard.path,
  superUser: pagePaths.staffDashboard.path,
  staff: pagePaths.staffDashboard.path,
  moderator: pagePaths.moderation.to('queue'),
}

interface Notice {
  readonly kind: NotificationKind
  readonly detail?: string
  readonly url?: string
}

function tellMember(documents: Documents, event: Told, { url = urlOfStanding, ...notice }: Notice): void {
  documents.put(sanctionNotices, noticeId(event), {
    userId: event.data.userId,
    ...notice,
    count: 1,
    url,
    createdAt: factTime(event),
    position: event.position,
  })
}

/** Nobody is told of what they did themselves. */
function tellOfRole(documents: Documents, event: RoleChange, notice: Notice): void {
  if (event.meta.actor.id !== event.data.userId) {
    tellMember(documents, event, { ...notice, detail: event.data.role })
  }
}

/** What moderators did about members, for the log and for the members themselves, who hear here of what the site decided too. */
export const sanctionsProjection = foldPerEvent<'user', 'WebhookSwitchedOff'>({
  name: 'sanctions',
  version: 3,
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
    if (event.type === 'WebhookSwitchedOff' || event.type === 'RoleGranted' || event.type === 'RoleRevoked') {
      return [{ collection: sanctionNotices, id: noticeId(event) }]
    }
    return isSanction(event)
      ? [
          { collection: sanctions, id: lineId(event) },
          { collection: sanctionNotices, id: noticeId(event) },
        ]
      : []
  },
  folds: {
    ...nothingAt('UserRegistered', 'UsernameChanged', 'ProfileChanged'),
    RoleGranted: (documents, event) =>
      tellOfRole(documents, event, { kind: 'role-given', url: urlOfRole[event.data.role] }),
    RoleRevoked: (documents, event) => tellOfRole(documents, event, { kind: 'role-taken' }),
    UserSuspended: (documents, event) => {
      const { until, restricts, reason } = event.data
      tell(documents, event, { restricts, until: until ?? undefined, reason: reason ?? undefined })
      tellMember(documents, event, { kind: 'restricted' })
    },
    UserReinstated: (documents, event) => {
      tell(documents, event, { reason: event.data.reason ?? undefined })
      tellMember(documents, event, { kind: 'reinstated' })
    },
    UserWarned: (documents, event) => {
      tell(documents, event, { reason: event.data.reason })
      tellMember(documents, event, { kind: 'warned' })
    },
    UserNoted: (documents, event) => tell(documents, event, { reason: event.data.note }),
    WebhookSwitchedOff: (documents, event) => tellMember(documents, event, { kind: 'webhook-off', url: urlOfWebhooks }),
    ...nothingAt('AccountClosed', 'AccountReopened', 'AccountGivenBack'),
    UserErased: removing(sanctions, sanctionNotices),
  },
})
