import {
  openedAsFact,
  visitLimits,
  withOpened,
  type DomainEvent,
  type RecommendationsFact,
  type RecordVisitRequest,
} from '@deals/events'

export interface RecordVisit {
  readonly userId: string
  readonly body: RecordVisitRequest
  /** What the member chose about recommendations: who wants none is not remembered to have opened anything. */
  readonly recommendations: RecommendationsFact
  readonly now: number
}

/** A visit as a device tells of it. What is too long ago for anybody to ask is not written. */
export function recordVisit({ userId, body, recommendations, now }: RecordVisit): DomainEvent[] {
  const { begunAgo, endedAgo, readUpTo } = body
  if (endedAgo >= visitLimits.rememberedMs) {
    return []
  }
  const until = Math.round(now - endedAgo)
  const begun = Math.round(now - begunAgo)
  const data = {
    userId,
    from: Math.min(until, Math.max(begun, until - visitLimits.longestMs)),
    until,
    readUpTo: readUpTo === undefined ? null : Math.min(now, Date.parse(readUpTo)),
    opened: openedAsFact(openedIn(body, recommendations, now)),
  }
  return [{ type: 'VisitRecorded', data }]
}

function openedIn({ opened }: RecordVisitRequest, { isOn, clearedAt }: RecommendationsFact, now: number) {
  const openings = opened.map(({ postId, ago }) => ({ postId, at: Math.round(now - ago) }))
  const earliest = Math.max(clearedAt ?? -Infinity, now - visitLimits.rememberedMs)
  return isOn
    ? withOpened(
        [],
        openings.filter(({ at }) => at > earliest),
      )
    : []
}
