import type { NotificationView } from '@deals/events'

/** Notifications of one day. */
export interface Day {
  readonly label: string
  readonly notifications: readonly NotificationView[]
}

const dayLength = 86_400_000
const dayOf = (time: number) => Math.floor(time / dayLength)

const names = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

function labelOf(time: number, now: number): string {
  const age = dayOf(now) - dayOf(time)
  if (age <= 0) {
    return 'Today'
  }
  return age === 1 ? 'Yesterday' : names.format(time)
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
