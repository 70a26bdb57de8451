import {
  canSeeStaffPages,
  dayFactWords,
  reviewStatuses,
  type AskedOf,
  type Overview,
  type staffReads,
} from '@deals/events'
import { memberDays, postDays, posts, reports, users } from '@deals/projector/read-models'
import { toCsv } from '../platform/csv.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { countDays } from './count-days.ts'

type Request = AskedOf<typeof staffReads.getOverview>

/** GET /api/staff/overview: what stands now, and what happened in the last days. */
export const getOverview = defineQuery({
  reads: [posts, users, reports, postDays, memberDays],
  mayAsk: canSeeStaffPages,
  find: async (asking, { days }: Request) => ({
    days,
    now: await countNow(asking),
    ...(await countDays(asking, days)),
  }),
  hydrate: async (_asking, found) => found,
  present: (_asking, overview): Overview => overview,
})

async function countNow({ readModels }: Asking): Promise<Overview['now']> {
  const ofPosts = readModels.collection(posts)
  const [active, expired, inReview, members, openReports] = await Promise.all([
    ofPosts.count({ status: 'active' }),
    ofPosts.count({ status: 'expired' }),
    ofPosts.count({ status: { $in: reviewStatuses } }),
    readModels.collection(users).count({}),
    readModels.collection(reports).count({ outcome: { $exists: false } }),
  ])
  return { active, expired, inReview, members, openReports }
}

/** A row for each day. */
export function overviewAsCsv({ dates, series }: Overview, { format }: Pick<Request, 'format'>): string | null {
  return format === 'csv'
    ? toCsv(
        ['day', ...series.map(({ fact }) => dayFactWords[fact])],
        dates.map((date, at) => [date, ...series.map(({ counts }) => counts[at] ?? 0)]),
      )
    : null
}
