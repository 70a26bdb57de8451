import { z } from 'zod'
import { counted } from '../platform/counted.ts'
import type { LimitedAction } from '../staff/write-limits.ts'

/** What members do so often and no oftener, in the order in which it is shown to them. */
export const memberLimits = [
  'submit',
  'comment',
  'vote',
  'downVote',
  'edit',
  'suggest',
  'report',
  'image',
  'score',
] as const satisfies readonly LimitedAction[]

const window = z.object({ most: z.number(), seconds: z.number() })
const room = window.extend({
  left: z.number(),
  /** Seconds until there is more room; 0 where all of it is free. */
  nextIn: z.number(),
})
const memberLimit = z.object({
  action: z.enum([...memberLimits, 'storeSubmit']),
  title: z.string(),
  windows: z.array(room),
  /** The same for who is trusted more; null for who is trusted most. */
  next: z.array(window).nullable(),
})
export type MemberLimit = z.infer<typeof memberLimit>
/** What a member may still do at the moment. Empty where nothing is counted. */
export const limitsView = z.object({ limits: z.array(memberLimit) })
export type LimitsView = z.infer<typeof limitsView>

export type Room = z.infer<typeof room>
const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long somebody waits, rounded up: "12 minutes". */
export function waitInWords(seconds: number): string {
  const [amount, unit] =
    seconds >= 2 * day
      ? [Math.ceil(seconds / day), 'day']
      : seconds >= 2 * hour
        ? [Math.ceil(seconds / hour), 'hour']
        : seconds >= minute
          ? [Math.ceil(seconds / minute), 'minute']
          : [seconds, 'second']
  return counted(amount, unit)
}

const periods: Readonly<Record<number, string>> = {
  [minute]: 'this minute',
  [hour]: 'this hour',
  [day]: 'today',
  [7 * day]: 'this week',
}
/** "today", "within 4 hours": windows slide, so that what was used comes back bit by bit. */
export const withinWords = (seconds: number): string => periods[seconds] ?? `within ${waitInWords(seconds)}`

/** The window that has the least room: that is how often something may be done now. Undefined where nothing counts. */
export const tightest = (windows: readonly Room[]): Room | undefined =>
  windows.reduce<Room | undefined>(
    (least, one) =>
      least === undefined || one.left < least.left || (one.left === least.left && one.nextIn > least.nextIn)
        ? one
        : least,
    undefined,
  )

/** What somebody hears who may not post yet, before and after they try. */
export const postAgainWords = (seconds: number): string => `You can post again in ${waitInWords(seconds)}.`

/** How many posts are left, for who is about to write one; nothing while there are many. */
export function postsLeftWords(windows: readonly Room[]): string | null {
  const least = tightest(windows)
  if (least === undefined || least.left > fewPosts) {
    return null
  }
  return least.left === 0
    ? postAgainWords(least.nextIn)
    : `${counted(least.left, 'post')} left ${withinWords(least.seconds)}.`
}
const fewPosts = 4
