import { z } from 'zod'
import { historyEntry } from '../history/history.api.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'
import { reportOutcomes } from '../reports/report-reasons.ts'
import type { Asker } from '../platform/roles.ts'
import { isSuspended, type Suspension } from '../users/sanctions.api.ts'
import { restrictions } from '../users/users.events.ts'
import { bulkDecisions, bulkLimit } from './bulk-words.ts'
import { canModerate } from './moderation.policy.ts'
import { timeLimits } from './priority.ts'

export const moderationStatuses = ['poster-review', 'staff-review', 'active', 'expired', 'deleted'] as const
export const setStatusRequest = z.strictObject({
  status: z.enum(moderationStatuses),
  feedback: z.string().max(10_000).nullish(),
  reason: z.string().max(10_000).nullish(),
  version: z.number().int().optional(),
})
/** A claim of a moderator ends by itself. */
export const claimLastsMs = 5 * 60_000
/** What they took to look at keeps others waiting, as long as they may decide about it. */
export const mayHoldCases = (holder: Asker & { suspension?: Suspension | null }, now: number): boolean =>
  canModerate(holder) && !isSuspended(holder.suspension ?? undefined, now)
/** What came back changed is kept for the moderator who asked for the changes until it would turn amber for all. */
export const keptForMs = timeLimits.amber
export const claimReply = z.object({ assignee: z.string(), until: z.string() })

/** The longest note on a case or a member. */
export const caseNoteLimit = 1_000
export const caseNoteRequest = z.strictObject({ note: z.string().max(10_000) })
/** The post that a duplicate is folded into. */
export const mergeRequest = z.strictObject({ into: z.number().int(), version: z.number().int().optional() })
export const undoRequest = z.strictObject({ version: z.number().int() })

/** More open reports of one post than this are decided in several turns. */
export const reportsAtOnce = 200
/** What names a report: its stream without the category. */
const reportName = z.string().regex(/^[A-Za-z0-9._~-]{1,120}$/)
/** All open reports of a post at once, or of one comment below it; `open` takes decisions about those named back. */
export const decideReportsRequest = z.union([
  z.strictObject({ outcome: z.enum(reportOutcomes), commentId: z.number().int().nullish() }),
  z.strictObject({ outcome: z.literal('open'), ids: z.array(reportName).min(1).max(reportsAtOnce) }),
])
export type DecideReports = z.infer<typeof decideReportsRequest>
export const decidedReportsReply = z.object({ outcome: z.enum([...reportOutcomes, 'open']), ids: z.array(z.string()) })
export type DecidedReports = z.infer<typeof decidedReportsReply>

const bulkId = z.uuid('id must be a UUID')
const bulkPosts = z
  .array(z.strictObject({ id: z.number().int(), version: z.number().int().optional() }))
  .min(1, 'Choose at least one post')
  .max(bulkLimit, `At most ${bulkLimit} posts are decided about at once`)
  .refine((posts) => new Set(posts.map(({ id }) => id)).size === posts.length, 'Each post stands in the list once')

/** The whole bulk is named by every request; `from` is the place in its list at which the request goes on. */
export const bulkRequest = z.strictObject({
  id: bulkId,
  decision: z.enum(bulkDecisions),
  feedback: z.string().max(10_000).nullish(),
  reason: z.string().max(10_000).nullish(),
  posts: bulkPosts,
  from: z.number().int().min(0).max(bulkLimit).optional(),
})
export type BulkRequest = z.infer<typeof bulkRequest>
const bulkOutcome = z.object({
  postId: z.number(),
  /** Why this one was not decided; null where it was. */
  refused: z.string().nullable(),
  /** What names the decision when it is taken back; null where nothing is. */
  undo: z.union([z.object({ version: z.number() }), z.object({ ids: z.array(z.string()) })]).nullable(),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>
export const bulkReply = z.object({
  outcomes: z.array(bulkOutcome),
  /** Where the next request goes on; null behind the last post. */
  next: z.number().nullable(),
})
export type BulkReply = z.infer<typeof bulkReply>

/** A line about a post, a comment, a member or a store, or about what concerns several of them. */
const logEntry = historyEntry.extend({
  postId: z.number().nullable(),
  title: z.string(),
  member: z.string().nullable(),
  /** The comment below the post that it is about, and whether it can be brought back. */
  comment: z.object({ id: z.number(), isRemoved: z.boolean() }).nullable(),
  store: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The other post or store that it was brought together with, or kept apart from. */
  other: z.object({ postId: z.number().nullable(), slug: z.string().nullable(), title: z.string() }).nullable(),
  restricts: z.array(z.enum(restrictions)),
  until: z.string().nullable(),
  /** The version to name when the decision is taken back; null where that cannot be. */
  undo: z.number().nullable(),
  /** A restriction that holds because of this line, and that the one who asks may lift. */
  canLift: z.boolean(),
  /** What the store is brought to when the decision is taken back; null where that cannot be. */
  storeTo: z.enum(['active', 'blocked', 'pending']).nullable(),
  /** Names what was decided together, where that can be taken back. */
  bulkId: z.string().nullable(),
})
export const logView = z.object({ entries: z.array(logEntry), total: z.number() })
export type LogView = z.infer<typeof logView>

/** What taking several decisions back would do, before it is done. */
export const undoPreview = z.object({
  /** Posts that would stand as before, with the version that the decision made; no more than are decided about at once. */
  posts: z
    .array(
      z.object({
        id: z.number(),
        title: z.string(),
        version: z.number(),
        from: z.enum(postStatuses),
        to: z.enum(postStatuses),
      }),
    )
    .max(bulkLimit),
  /** How many there are in all. */
  total: z.number(),
  /** Posts about which somebody decided again since, so that they stay; some of them where they are many. */
  skipped: z.array(z.object({ id: z.number(), title: z.string() })).max(bulkLimit),
})
export type UndoPreview = z.infer<typeof undoPreview>

/** What everybody may know of a decision: by whom only as what they acted, and nothing that somebody wrote. */
const publicLogEntry = z.object({
  position: z.number(),
  at: z.string(),
  kind: z.string(),
  code: z.string().nullable(),
  role: z.string(),
  about: z.enum(['post', 'comment', 'member', 'posts', 'appeal', 'store']),
  /** Of a post that everybody may read; null of any other. */
  post: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** What the reason is about, in a word of the site's own. */
  reasonGroup: z.string().nullable(),
})
export const publicLogView = z.object({ entries: z.array(publicLogEntry), total: z.number() })
export type PublicLogView = z.infer<typeof publicLogView>

/** Events as the log holds them. */
export const eventsView = z.object({
  events: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      stream: z.string(),
      revision: z.number(),
      id: z.string(),
      type: z.string(),
      data: z.record(z.string(), z.unknown()),
      meta: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type EventsView = z.infer<typeof eventsView>

/** A store that members named and nobody has looked at, or one that is blocked. */
const waitingStore = z.object({
  slug: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  hosts: z.array(z.string()),
  status: z.enum(['pending', 'blocked']),
  /** When it was named first. */
  since: z.string(),
  activeDeals: z.number(),
  /** Who decided about it last, when and why, where that was said; null of one about which nobody did. */
  decided: z.object({ by: z.string(), at: z.string(), reason: z.string().nullable() }).nullable(),
  /** Posts under its name that the block of a store holds in review. */
  heldPosts: z.number(),
})
export type WaitingStore = z.infer<typeof waitingStore>
export const waitingStores = z.object({ stores: z.array(waitingStore), total: z.number() })
export type WaitingStores = z.infer<typeof waitingStores>
/** A store waits again only where whoever decided last takes that back. */
export const decideStoreRequest = z.strictObject({
  status: z.enum(['active', 'blocked', 'pending']),
  /** Why it is blocked; of anything else it may be said. */
  reason: z.string().max(10_000).nullish(),
})
export type DecideStore = z.infer<typeof decideStoreRequest>
export const decidedStoreReply = z.object({ slug: z.string(), status: decideStoreRequest.shape.status })
export type DecidedStore = z.infer<typeof decidedStoreReply>
