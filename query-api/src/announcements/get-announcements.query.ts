import {
  closedFeatures,
  closedSentences,
  endOfMoves,
  isAddressedTo,
  mostAnnouncementsAtOnce,
  type AnnouncementsView,
} from '@deals/events'
import { announcements, siteSettings, subCategoryMoves, type AnnouncementDoc } from '@deals/projector/read-models'
import { findMoves } from '../categories/moved-sub-categories.lookup.ts'
import { iso, isoOrNull } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { settingsNow } from '../staff/site-settings.lookup.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'

/** Far more than anybody plans ahead. */
const mostOpen = 200

/** Every page asks for them. */
const keptOpen = whileUnchanged<AnnouncementDoc[]>({ most: 10_000, sizeOf: (docs) => docs.length + 1 })

/** GET /api/announcements: what stands now for whoever asks. */
export const getAnnouncements = defineQuery({
  reads: [announcements, siteSettings, subCategoryMoves],
  isSameForVisitors: true,
  find: async ({ readModels, now }) => {
    const docs = await keptOpen({ readModels, now, key: '' }, () =>
      readModels.collection(announcements).find({ endsAt: { $gt: now } }, { sort: [['endsAt', 1]], limit: mostOpen }),
    )
    return {
      docs: docs.filter(({ endsAt }) => endsAt > now),
      closed: closedFeatures(await settingsNow(readModels)),
      moves: await findMoves({ readModels }),
    }
  },
  hydrate: async (_asking, found) => found,
  permit: ({ viewer }, { docs, ...rest }) => ({
    ...rest,
    docs: docs.filter(({ audience }) => isAddressedTo(viewer, audience)),
  }),
  present: ({ now }, { docs, closed, moves }): AnnouncementsView => {
    const current = docs
      .filter(({ startsAt }) => startsAt <= now)
      .sort((one, other) => other.startsAt - one.startsAt || other.announcementId - one.announcementId)
    // Pages go to the end of a way at once.
    const moved = Object.keys(moves).map((slug) => [slug, endOfMoves(moves, slug)] as const)
    const turns = docs.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt))
    return {
      announcements: current
        .slice(0, mostAnnouncementsAtOnce)
        .map(({ announcementId: id, text, link, endsAt }) => ({ id, text, link, endsAt: iso(endsAt) })),
      changesAt: isoOrNull(turns.length === 0 ? undefined : Math.min(...turns)),
      ...(closed.length > 0 && { closed: closed.map((feature) => ({ feature, sentence: closedSentences[feature] })) }),
      ...(moved.length > 0 && { movedSubCategories: Object.fromEntries(moved) }),
    }
  },
})
