import { dayMs, type NotificationView } from '@deals/events'
import { shortDay } from '../../lib/relative-time.ts'

/** Notifications of one day. */
export interface Day {
  readonly label: string
  readonly notifications: readonly NotificationView[]
}

const dayOf = (time: number) => Math.floor(time / dayMs)

/** Written by ourselves: engines of different years set a comma or none, and server and browser must write the same. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const nameOf = (time: number) => `${weekdays[new Date(time).getUTCDay()]} ${shortDay(time)}`

function labelOf(time: number, now: number): string {
  const age = dayOf(now) - dayOf(time)
  if (age <= 0) {
    return 'Today'
  }
  return age === 1 ? 'Yesterday' : nameOf(time)
}

/** Groups a list by the day, in its order. Days are those of UTC, as all times of the site. */
export function byDay(notifications: readonly NotificationView[], now: number): readonly Day[] {
  const days = new Map<string, NotificationView[]>()
  for (const notification of notifications) {
    const label = labelOf(Date.parse(notification.createdAt), now)
    days.set(label, [...(days.get(label) ?? []), notification])
  }
  return [...days].map(([label, ofDay]) => ({ label, notifications: ofDay }))
}
