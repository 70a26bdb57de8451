import {
  isModeratorsRole,
  posterStepAt,
  rankOf,
  type AnyRecorded,
  type PostStatus,
  type RecordedOf,
} from '@deals/events'
import type { CaseDoc, PosterDecision } from './moderation.read-models.ts'

const lanes: readonly PostStatus[] = ['staff-review', 'poster-review', 'ai-review']
const laneOf = (status: PostStatus): PostStatus | undefined => lanes.find((lane) => lane === status)

/** A post as moderators first meet it. */
export function newCase({ data }: RecordedOf<'PostSubmitted'>, at: number): CaseDoc {
  const { postId, authorId, categorySlug, storeSlug, status } = data
  return changedCase(
    {
      postId,
      authorId,
      categorySlug,
      storeSlug: storeSlug ?? undefined,
      status,
      since: at,
      findings: [],
      reports: [],
      reasons: [],
      rank: 0,
      isReported: false,
      reportedRank: 0,
    },
    {},
  )
}

/** The case with some fields changed, and with everything that follows from them. */
export function changedCase(before: CaseDoc, changes: Partial<CaseDoc>): CaseDoc {
  const after = { ...before, ...changes }
  const { status, since, findings, reports, backSince, asked } = after
  const views = sumOf(after.views)
  const reportedSince = status === 'deleted' ? undefined : (reports[0]?.at ?? backSince)
  return {
    ...after,
    lane: laneOf(status),
    reasons: [...new Set([...reports.map(({ reason }) => reason), ...findings.map(({ code }) => code)])],
    rank: rankOf({ reports, findings, since, views }),
    isReported: reportedSince !== undefined,
    reportedSince,
    posterDueAt: asked === undefined ? undefined : posterStepAt(asked),
    decidedAt: after.decided?.at,
    reportedRank: reportedSince === undefined ? 0 : rankOf({ reports, findings: [], since: reportedSince, views }),
  }
}

/** The case in another status from then on; what checks found belongs to the review that they were made in. */
export function movedCase(before: CaseDoc, status: PostStatus, at: number): CaseDoc {
  const { since, findings } = before
  const stays = status === before.status
  const prior = { status: before.status, since, findings, ...(before.decided && { decided: before.decided }) }
  return changedCase(before, { ...newIn(status, at), since: stays ? since : at, findings: [], prior })
}

/** The case with what a moderator decided, where it was one: what the site or the poster does is no decision. */
export function decidedCase(before: CaseDoc, { meta: { actor } }: AnyRecorded, decided: PosterDecision): CaseDoc {
  const isDecision = isModeratorsRole(actor.kind) && actor.id !== before.authorId
  return isDecision ? changedCase(before, { decided }) : before
}

/** The case as it stood before its status changed last. */
export function caseBefore(before: CaseDoc, status: PostStatus, at: number): CaseDoc {
  const { prior } = before
  const isKnown = prior?.status === status
  const stands = newIn(status, at)
  return changedCase(
    before,
    isKnown
      ? { decided: undefined, ...prior, ...stands, prior: undefined }
      : { ...stands, since: at, findings: [], decided: undefined },
  )
}

/** What begins anew with each status. */
const newIn = (status: PostStatus, at: number): Pick<CaseDoc, 'status' | 'asked' | 'backSince'> => ({
  status,
  asked: status === 'poster-review' ? { since: at, reminded: null } : undefined,
  backSince: undefined,
})

/** Readers are kept by the hour, as far as they count. */
export function viewedCase(before: CaseDoc, count: number, at: number): CaseDoc {
  const hour = Math.floor(at / hourMs)
  const known = (before.views ?? []).filter((one) => one.hour > hour - viewHours)
  const others = known.filter((one) => one.hour !== hour)
  const sameHour = known.find((one) => one.hour === hour)?.count ?? 0
  return changedCase(before, { views: [...others, { hour, count: sameHour + count }] })
}
const hourMs = 3_600_000
const viewHours = 24
const sumOf = (views: CaseDoc['views'] = []): number => views.reduce((sum, { count }) => sum + count, 0)
