import { visitLimits, type OpenedPost, type RecordVisitRequest } from '@deals/events'

/** What a device knows of the visit of its member, by its own clock (ms). */
export interface KeptVisit {
  readonly userId: string
  readonly from: number
  readonly until: number
  /** When the site was told of it last; null while it was not. */
  readonly toldAt: number | null
  /** What the site was not told of yet, the latest last. */
  readonly opened: readonly OpenedPost[]
}

interface Noted {
  /** The visit as it is now. */
  readonly visit: KeptVisit
  /** An earlier one of the same member, of which the site does not know all. */
  readonly left: KeptVisit | null
}

/** What somebody does now, such as opening a post, goes on with their visit or begins another one. */
export function noted(
  kept: KeptVisit | null,
  { userId, now, postId }: { userId: string; now: number; postId?: number | undefined },
): Noted {
  const own = kept?.userId === userId ? kept : null
  const goesOn = own !== null && Math.abs(now - own.until) <= visitLimits.gapMs
  const visit = goesOn ? { ...own, until: now } : { userId, from: now, until: now, toldAt: null, opened: [] }
  const others = visit.opened.filter((one) => one.postId !== postId)
  const opened = postId === undefined ? visit.opened : [...others, { postId, at: now }]
  return {
    visit: { ...visit, opened: opened.slice(-visitLimits.openedAtOnce) },
    left: own !== null && !goesOn && hasNews(own) ? own : null,
  }
}

const hasNews = ({ until, toldAt, opened }: KeptVisit): boolean =>
  toldAt === null || until > toldAt || opened.length > 0

/** When the site hears of a visit. */
export type IsDue = (visit: KeptVisit, now: number) => boolean

/** Once the page is hidden: at first, and seldom afterwards. */
export const isDue: IsDue = (visit, now) =>
  hasNews(visit) && (visit.toldAt === null || now - visit.toldAt >= visitLimits.toldEveryMs)

/** While a page is seen for long: before the visit would seem to be over. */
export const isOverdue: IsDue = (visit, now) =>
  hasNews(visit) && now - (visit.toldAt ?? visit.from) >= 2 * visitLimits.toldEveryMs

const awaitedEveryMs = 60_000

/** Where somebody asks what they have not read: they have read what they just opened. */
export const isAwaited: IsDue = ({ opened, toldAt }, now) =>
  opened.length > 0 && now - (toldAt ?? -Infinity) >= awaitedEveryMs

/** What the site is told: how long ago things were, since the clocks of devices differ. */
export function toldOf({ from, until, opened }: KeptVisit, now: number): RecordVisitRequest {
  const ago = (at: number) => Math.max(0, now - at)
  return {
    begunAgo: ago(from),
    endedAgo: ago(until),
    opened: opened.map(({ postId, at }) => ({ postId, ago: ago(at) })),
  }
}

/** The visit once the site has heard of what it was: what was opened in the meantime stays to be told. */
export const withoutTold = (visit: KeptVisit, told: KeptVisit): KeptVisit => ({
  ...visit,
  opened: visit.opened.filter(({ postId, at }) => !told.opened.some((one) => one.postId === postId && one.at >= at)),
})
