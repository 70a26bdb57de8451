import { isAddressedTo, mostAnnouncementsAtOnce, type AnnouncementsView } from '@deals/events'
import { announcements, type AnnouncementDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'

/** Far more than anybody plans ahead. */
const mostOpen = 200

interface Found {
  readonly docs: readonly AnnouncementDoc[]
}

/** GET /api/announcements: what stands now for whoever asks. */
export const getAnnouncements = defineQuery<unknown, Found, Found, AnnouncementsView>({
  reads: [announcements],
  isSameForVisitors: true,
  find: async ({ readModels, now }) => ({
    docs: await readModels
      .collection<AnnouncementDoc>(announcements)
      .find({ endsAt: { $gt: now } }, { sort: [['endsAt', 1]], limit: mostOpen }),
  }),
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, { docs }) => ({ docs: docs.filter(({ audience }) => isAddressedTo(viewer, audience)) }),
  present: ({ now }, { docs }) => {
    const current = docs
      .filter(({ startsAt }) => startsAt <= now)
      .sort((one, other) => other.startsAt - one.startsAt || other.announcementId - one.announcementId)
    const turns = docs.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt))
    return {
      announcements: current
        .slice(0, mostAnnouncementsAtOnce)
        .map(({ announcementId: id, text, link, endsAt }) => ({ id, text, link, endsAt: iso(endsAt) })),
      changesAt: isoOrNull(turns.length === 0 ? undefined : Math.min(...turns)),
    }
  },
})
