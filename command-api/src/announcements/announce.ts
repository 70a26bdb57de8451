import {
  dayMs,
  canAnnounce,
  longestAnnouncementDays,
  type AnnouncementFields,
  type AnnouncementForm,
  type DomainEvent,
  type Viewer,
} from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { Announcement, Announcements } from './announcements.state.ts'

interface Announcing {
  readonly caller: Pick<Viewer, 'roles'>
  readonly now: number
}
/** An announcement in the version that somebody looked at. */
interface OnOne extends Announcing {
  readonly id: number
  readonly version: number
}

const staffOnly = refuse('not-allowed', { message: 'Only staff announce something.' })

/** Something new stands above the pages, from its start to its end. */
export function makeAnnouncement(
  { caller, now, form }: Announcing & { readonly form: AnnouncementForm },
  all: Announcements,
): DomainEvent[] | Refused {
  if (!canAnnounce(caller)) {
    return staffOnly
  }
  const fields = fieldsOf(form, now)
  return wrongTimes(fields, now) ?? [{ type: 'AnnouncementMade', data: { announcementId: all.size + 1, ...fields } }]
}

/** One that is not over becomes another one; only what differs is written. */
export function changeAnnouncement(
  command: OnOne & { readonly form: AnnouncementForm },
  all: Announcements,
): DomainEvent[] | Refused {
  const before = findOpen(command, all)
  if ('refused' in before) {
    return before
  }
  const { id, now, form } = command
  const fields = fieldsOf(form, before.startsAt)
  const known = new Map<string, unknown>(Object.entries(before))
  const changes = Object.fromEntries(Object.entries(fields).filter(([name, value]) => known.get(name) !== value))
  return Object.keys(changes).length === 0
    ? []
    : (wrongTimes(fields, now) ?? [{ type: 'AnnouncementChanged', data: { announcementId: id, changes } }])
}

/** One that stands or comes is taken away. */
export function endAnnouncement(command: OnOne, all: Announcements): DomainEvent[] | Refused {
  const before = findOpen(command, all)
  const data = { announcementId: command.id, endedAt: command.now }
  return 'refused' in before ? before : [{ type: 'AnnouncementEnded', data }]
}

function findOpen({ caller, now, id, version }: OnOne, all: Announcements): Announcement | Refused {
  if (!canAnnounce(caller)) {
    return staffOnly
  }
  const found = all.get(id)
  if (found === undefined) {
    return refuse('announcement-not-found')
  }
  if (found.version !== version) {
    return refuse('conflict', { message: 'Somebody else changed this announcement while you were working.' })
  }
  return found.endsAt <= now ? refuse('conflict', { message: 'This announcement is over. Make a new one.' }) : found
}

const fieldsOf = ({ startsAt, endsAt, ...said }: AnnouncementForm, otherwise: number): AnnouncementFields => ({
  ...said,
  startsAt: startsAt === null ? otherwise : Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
})

function wrongTimes({ startsAt, endsAt }: AnnouncementFields, now: number): Refused | null {
  if (endsAt <= startsAt) {
    return refuseField('endsAt', 'Choose an end after the start')
  }
  if (endsAt <= now) {
    return refuseField('endsAt', 'Choose an end that is still to come')
  }
  return endsAt - Math.max(startsAt, now) > longestAnnouncementDays * dayMs
    ? refuseField('endsAt', `It stands for at most ${longestAnnouncementDays} days`)
    : null
}
