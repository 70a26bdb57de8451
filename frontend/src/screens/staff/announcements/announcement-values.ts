import { audiences, type Audience, type StaffAnnouncement } from '@deals/events'
import type { SentTo } from '../../../lib/call.ts'
import { fieldTime, sentTime } from '../utc-time.ts'

/** What the form of an announcement holds, as it is written into it. */
export interface AnnouncementValues {
  readonly text: string
  readonly link: string
  readonly audience: Audience
  /** Times as the field of the browser writes them, in UTC; no start is at once. */
  readonly startsAt: string
  readonly endsAt: string
}
const none: AnnouncementValues = { text: '', link: '', audience: 'everybody', startsAt: '', endsAt: '' }

export function valuesOf(announcement: StaffAnnouncement | null): AnnouncementValues {
  if (announcement === null) {
    return none
  }
  const { text, link, audience, startsAt, endsAt } = announcement
  return { text, link: link ?? '', audience, startsAt: fieldTime(startsAt), endsAt: fieldTime(endsAt) }
}

export const audienceOfText = (text: string): Audience => audiences.find((one) => one === text) ?? 'everybody'

/** What is sent; times that nobody touched stay exact to the second. */
export function formOf(
  { text, link, audience, startsAt, endsAt }: AnnouncementValues,
  before: StaffAnnouncement | null,
): SentTo<'POST /api/staff/announcements'> {
  const known = valuesOf(before)
  return {
    text,
    audience,
    link: link.trim() === '' ? null : link.trim(),
    startsAt: startsAt === '' || startsAt === known.startsAt ? null : sentTime(startsAt),
    endsAt: before !== null && endsAt === known.endsAt ? before.endsAt : sentTime(endsAt),
  }
}
