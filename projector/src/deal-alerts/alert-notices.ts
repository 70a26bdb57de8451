import { alertLimits, factTime, knownAs, pagePaths, type AlertFrequency, type RecordedOf } from '@deals/events'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { alertDays, alertNotices, type AlertNoticeDoc } from './deal-alerts.read-models.ts'

type Matched = RecordedOf<'AlertMatched'>

const hour = 3_600_000
const day = 24 * hour
/** How long after its first match a notice takes in further ones. */
const openWithin: Readonly<Record<AlertFrequency, number>> = { instant: day, hourly: hour, daily: day, weekly: 7 * day }

const noticeId = (event: Matched): string => `${knownAs(event)}-${event.data.userId}-alert-match`
const dayOf = (event: Matched): number => Math.floor(factTime(event) / day)

/** Which notices a match may join: those of its alert, or those of the member's day, once that was full of instant ones. */
const groupOf = (event: Matched): string =>
  event.data.frequency === 'instant' ? `${event.data.userId} ${dayOf(event)}` : event.data.alertId

export const refsOfNotice = (event: Matched): DocumentRef[] => [
  { collection: alertNotices, id: noticeId(event) },
  { collection: alertNotices, where: { field: 'openFor', equals: groupOf(event) } },
  { collection: alertDays, id: event.data.userId },
]

export function tellOfMatch(documents: Documents, event: Matched): void {
  const { alertId, frequency } = event.data
  if (frequency !== 'instant') {
    joinOrBegin(documents, event, { alertId })
  } else if (countedToday(documents, event) > alertLimits.instantNoticesADay) {
    // These come from any of the member's alerts, so the notice names none.
    joinOrBegin(documents, event, {})
  } else {
    begin(documents, event, { alertId })
  }
}

/** Instant matches of the member on the day of this one, itself included. */
function countedToday(documents: Documents, event: Matched): number {
  const { userId } = event.data
  const today = dayOf(event)
  const last = documents.get(alertDays, userId)
  const told = last?.day === today ? last.told + 1 : 1
  documents.put(alertDays, userId, { userId, day: today, told })
  return told
}

type Named = Pick<AlertNoticeDoc, 'alertId'>

/** Adds the match to the open notice; one that is too old to grow is closed, and the next begins. */
function joinOrBegin(documents: Documents, event: Matched, named: Named): void {
  const at = factTime(event)
  let hasJoined = false
  for (const [id, notice] of documents.matching(alertNotices)) {
    const isOpen = at - (notice.startedAt ?? 0) < openWithin[event.data.frequency]
    hasJoined ||= isOpen
    documents.put(alertNotices, id, isOpen ? grown(notice, event) : { ...notice, openFor: undefined })
  }
  if (!hasJoined) {
    begin(documents, event, { ...named, startedAt: at, openFor: groupOf(event) })
  }
}

const urlOfMatches = pagePaths.dealAlerts.to('matches')

function begin(
  documents: Documents,
  event: Matched,
  more: Pick<AlertNoticeDoc, 'alertId' | 'startedAt' | 'openFor'>,
): void {
  const { userId, postId } = event.data
  documents.put(alertNotices, noticeId(event), {
    ...more,
    userId,
    postId,
    kind: 'alert-match',
    count: 1,
    url: pagePaths.post.to(postId),
    createdAt: factTime(event),
    position: event.position,
  })
}

const grown = (notice: AlertNoticeDoc, event: Matched): AlertNoticeDoc => ({
  ...notice,
  count: notice.count + 1,
  postId: event.data.postId,
  url: urlOfMatches,
  createdAt: factTime(event),
  position: event.position,
})
