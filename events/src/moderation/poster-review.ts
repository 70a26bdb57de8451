import { dayMs } from '../platform/day.ts'

/** Days of waiting on which a poster who was asked for changes is reminded. */
export const reminderDays = [3, 10] as const
/** The day on which a post ends that its poster left. */
export const posterReviewDays = 14
/** Nobody's post ends sooner than this after the last reminder, however clocks were set or a site stood still. */
const lastWordMs = (posterReviewDays - 10) * dayMs

/** Since when a post waits for its poster, and of what they were reminded last. */
export interface AskedPoster {
  readonly since: number
  readonly reminded: { readonly day: number; readonly at: number } | null
}
export type PosterStep = { readonly remindOf: number } | 'end'

const nextReminder = ({ reminded }: AskedPoster): number | undefined =>
  reminderDays.find((day) => day > (reminded?.day ?? 0))

/** When the next thing is due for a post that waits for its poster. */
export function posterStepAt(asked: AskedPoster): number {
  const { since, reminded } = asked
  const day = nextReminder(asked)
  return day === undefined
    ? Math.max(since + posterReviewDays * dayMs, (reminded?.at ?? since) + lastWordMs)
    : since + day * dayMs
}

/** What is due by now; of reminders that nobody sent in time only the last. */
export function posterStepBy(asked: AskedPoster, now: number): PosterStep | null {
  if (now < posterStepAt(asked)) {
    return null
  }
  return nextReminder(asked) === undefined
    ? 'end'
    : { remindOf: reminderDays.findLast((day) => asked.since + day * dayMs <= now) ?? reminderDays[0] }
}
