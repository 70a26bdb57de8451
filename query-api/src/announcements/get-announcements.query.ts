import {
  closedFeatures,
  closedSentences,
  isAddressedTo,
  mostAnnouncementsAtOnce,
  type AnnouncementsView,
  type Feature,
} from '@deals/events'
import { announcements, siteSettings, type AnnouncementDoc } from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { settingsLately } from '../staff/site-settings.hydrator.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'

/** Far more than anybody plans ahead. */
const mostOpen = 200

interface Found {
  readonly docs: readonly AnnouncementDoc[]
  readonly closed: readonly Feature[]
}

/** Every page asks for them. */
const keptOpen = whileUnchanged<AnnouncementDoc[]>({ most: 10_000, sizeOf: (docs) => docs.length + 1 })

/** GET /api/announcements: what stands now for whoever asks. */
export const getAnnouncements = defineQuery<unknown, Found, Found, AnnouncementsView>({
  reads: [announcements, siteSettings],
  isSameForVisitors: true,
  find: async ({ readModels, now }) => {
    const docs = await keptOpen({ readModels, now, key: '' }, () =>
      readModels
        .collection<AnnouncementDoc>(announcements)
        .find({ endsAt: { $gt: now } }, { sort: [['endsAt', 1]], limit: mostOpen }),
    )
    return {
      docs: docs.filter(({ endsAt }) => endsAt > now),
      closed: closedFeatures(await settingsLately(readModels, now)),
    }
  },
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, { docs, closed }) => ({
    docs: docs.filter(({ audience }) => isAddressedTo(viewer, audience)),
    closed,
  }),
  present: ({ now }, { docs, closed }) => {
    const current = docs
      .filter(({ startsAt }) => startsAt <= now)
      .sort((one, other) => other.startsAt - one.startsAt || other.announcementId - one.announcementId)
    const turns = docs.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt))
    return {
      announcements: current
        .slice(0, mostAnnouncementsAtOnce)
        .map(({ announcementId: id, text, link, endsAt }) => ({ id, text, link, endsAt: iso(endsAt) })),
      changesAt: isoOrNull(turns.length === 0 ? undefined : Math.min(...turns)),
      ...(closed.length > 0 && { closed: closed.map((feature) => ({ feature, sentence: closedSentences[feature] })) }),
    }
  },
})
