/** When the newsletter goes out, and what the next issue says besides the deals that people liked. */
export interface NewsletterPlan {
  /** 1 is Monday. */
  readonly weekday: number
  /** Of the day in UTC. */
  readonly hour: number
  readonly isPaused: boolean
  /** What stands above the deals of the next issue. */
  readonly introduction: string | null
  /** Posts that stand first in the next issue, and posts that it leaves out. */
  readonly chosen: readonly number[]
  readonly removed: readonly number[]
}
/** What holds while staff planned nothing else. */
export const usualNewsletter: NewsletterPlan = {
  weekday: 1,
  hour: 12,
  isPaused: false,
  introduction: null,
  chosen: [],
  removed: [],
}

export const newsletterLimits = { introduction: 600, chosen: 10, removed: 50, deals: 10 } as const

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const newsletterWeek = 7 * dayMs

type Schedule = Pick<NewsletterPlan, 'weekday' | 'hour'>
type Moments = Pick<NewsletterPlan, 'weekday' | 'hour' | 'isPaused'>
/** The first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1

/** The last moment up to now at which the schedule has an issue. */
export function lastSlot(now: number, { weekday, hour }: Schedule): number {
  const today = Math.floor(now / dayMs)
  const back = (weekdayOf(today) - weekday + 7) % 7
  const at = (today - back) * dayMs + hour * hourMs
  return at <= now ? at : at - newsletterWeek
}
export const nextSlot = (now: number, schedule: Schedule): number => lastSlot(now, schedule) + newsletterWeek

/** The moment of an issue by its day and hour. */
export const issueTime = (date: string, hour: number): number => Date.parse(`${date}T00:00:00Z`) + hour * hourMs

/** How long after its moment an issue still goes out, where nobody was there to send it. */
export const lateFor = dayMs

interface Known extends Moments {
  /** Since when (ms) the schedule is this one: no issue goes out for a moment before it. */
  readonly since: number
  /** The day of the last issue. */
  readonly lastDate: string | null
}

/** The day whose issue is due and has not gone out, or null. */
export function dueIssue(now: number, { since, lastDate, isPaused, ...schedule }: Known): string | null {
  const at = lastSlot(now, schedule)
  const date = new Date(at).toISOString().slice(0, 10)
  // An issue of a day that is still to come went out while a clock was ahead; it keeps none of those before it.
  const isNew = lastDate === null || lastDate < date || lastDate > new Date(now).toISOString().slice(0, 10)
  const isDue = !isPaused && at >= since && now - at < lateFor && isNew
  return isDue ? date : null
}

/** Whether two plans have their issues at the same moments. */
export const isSameSchedule = (one: Moments, other: Moments): boolean =>
  one.weekday === other.weekday && one.hour === other.hour && one.isPaused === other.isPaused

/** What is planned once an issue went out: what was meant for that one alone is gone. */
export const planAfterIssue = <Plan extends NewsletterPlan>(plan: Plan): Plan => ({
  ...plan,
  introduction: null,
  chosen: [],
  removed: [],
})

/** Why a plan cannot be, by field; empty where it can. */
export function hindrancesOfNewsletter({ introduction, chosen, removed }: NewsletterPlan): Record<string, string> {
  const { introduction: longest, chosen: mostChosen, removed: mostRemoved } = newsletterLimits
  const isTwice = new Set(chosen).size < chosen.length || chosen.some((postId) => removed.includes(postId))
  return {
    ...((introduction?.trim().length ?? 0) > longest && {
      introduction: `An introduction has at most ${longest} characters`,
    }),
    ...(chosen.length > mostChosen && { chosen: `Choose at most ${mostChosen} posts` }),
    ...(isTwice && { chosen: 'A post is chosen once, or left out' }),
    ...(removed.length > mostRemoved && { removed: `Leave out at most ${mostRemoved} posts` }),
  }
}
