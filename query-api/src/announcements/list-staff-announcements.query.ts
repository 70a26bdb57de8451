import { byPosition, canAnnounce, numberOf, type StaffAnnouncement, type StaffAnnouncements } from '@deals/events'
import { announcements, users, type AnnouncementDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'

const mostListed = 100
const mostChanges = 100

type Change = StaffAnnouncements['changes'][number]

/** GET /api/staff/announcements: those that come, stand and are over, and who changed what. */
export const listStaffAnnouncements = defineQuery({
  reads: [announcements, users],
  mayAsk: canAnnounce,
  find: async ({ readModels }) => ({
    docs: await readModels.collection(announcements).find({}, { sort: [['startsAt', -1]], limit: mostListed }),
  }),
  hydrate: async (asking, { docs }) => {
    const people = docs.flatMap(({ changes }) => changes.flatMap(({ actorId }) => actorId ?? []))
    return { docs, members: await findMembers(asking, [...new Set(people)]) }
  },
  present: ({ now }, { docs, members }): StaffAnnouncements => ({
    announcements: docs.map(({ announcementId, version, text, link, audience, startsAt, endsAt }) => ({
      id: announcementId,
      version,
      state: stateOf({ startsAt, endsAt }, now),
      text,
      link,
      audience,
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
    })),
    changes: docs
      .flatMap(({ announcementId, changes }) => changes.map((change) => ({ ...change, id: announcementId })))
      .sort((one, other) => byPosition(other.position, one.position))
      .slice(0, mostChanges)
      .map(({ position, at, id, kind, fields, by, actorId }) => ({
        position: numberOf(position),
        at: iso(at),
        id,
        kind,
        fields: fields.map(({ name, from, to }) => ({ name, from: inWords(from), to: inWords(to) })),
        by,
        actor: actorId === undefined ? null : members.nameOf(actorId),
      })),
  }),
})

function stateOf(
  { startsAt, endsAt }: Pick<AnnouncementDoc, 'startsAt' | 'endsAt'>,
  now: number,
): StaffAnnouncement['state'] {
  if (endsAt <= now) {
    return 'over'
  }
  return startsAt <= now ? 'current' : 'coming'
}

const inWords = (value: string | number | null): Change['fields'][number]['to'] =>
  typeof value === 'number' ? iso(value) : value
