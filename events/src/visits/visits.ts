const minute = 60_000
const day = 1_440 * minute

export const visitLimits = {
  /** Whoever comes back sooner is still on the same visit. */
  gapMs: 30 * minute,
  /** A device tells of a visit not more often. */
  toldEveryMs: 10 * minute,
  /** How far back it is told what is new, and which posts somebody opened. */
  daysBack: 30,
  rememberedMs: 30 * day,
  /** No visit is longer. */
  longestMs: day,
  /** Posts that one event tells of, and those that are remembered of a member. */
  openedAtOnce: 50,
  opened: 200,
  visits: 10,
} as const

/** Times in ms. */
export interface Visit {
  readonly from: number
  readonly until: number
}

/** A post that somebody opened, and when they did last (ms). */
export interface OpenedPost {
  readonly postId: number
  readonly at: number
}

/** What is remembered of the visits of one member. */
export interface KnownVisits {
  /** Oldest first. */
  readonly visits: readonly Visit[]
  readonly readUpTo?: number | undefined
}

/** The visits with one more told: parts of one visit become one, in whichever order devices tell of them. Oldest first. */
export function withVisit(visits: readonly Visit[], told: Visit): Visit[] {
  const inOrder = [...visits, told].sort((one, other) => one.from - other.from)
  const joined: Visit[] = []
  for (const visit of inOrder) {
    const last = joined.at(-1)
    if (last !== undefined && visit.from - last.until <= visitLimits.gapMs) {
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, visit.until) }
    } else {
      joined.push(visit)
    }
  }
  return joined.slice(-visitLimits.visits)
}

/** From when on something is news to a member. */
export interface Since {
  readonly at: number
  /** No visit before this one is known: then it is the last day. */
  readonly isFirst: boolean
}

/** What is news begins where the visit before the present one ended, or where the member said that all is read. */
export function sinceLastVisit({ visits, readUpTo = -Infinity }: KnownVisits, now: number): Since {
  const earlier = visits.filter(({ until }) => now - until > visitLimits.gapMs)
  const present = visits.find(({ until }) => now - until <= visitLimits.gapMs)
  const ended = earlier.at(-1)?.until ?? -Infinity
  const at = Math.max(ended, readUpTo)
  return at === -Infinity
    ? { at: Math.min(now, present?.from ?? now) - day, isFirst: true }
    : { at: Math.max(at, now - visitLimits.rememberedMs), isFirst: false }
}

/** The latest opening of each post, the newest posts only. Oldest first. */
export function withOpened(known: readonly OpenedPost[], told: readonly OpenedPost[]): OpenedPost[] {
  const latest = new Map<number, number>()
  for (const { postId, at } of [...known, ...told]) {
    latest.set(postId, Math.max(at, latest.get(postId) ?? -Infinity))
  }
  const newest = Math.max(...latest.values())
  return [...latest]
    .map(([postId, at]) => ({ postId, at }))
    .filter(({ at }) => newest - at < visitLimits.rememberedMs)
    .sort((one, other) => one.at - other.at || one.postId - other.postId)
    .slice(-visitLimits.opened)
}

/** What the log has of opened posts: one text that is sealed, and reads as nothing once its key is gone. */
export const openedAsFact = (opened: readonly OpenedPost[]): string | null =>
  opened.length === 0 ? null : opened.map(({ postId, at }) => `${postId}@${at}`).join(' ')

export const openedFromFact = (text: string | null): OpenedPost[] =>
  (text ?? '').split(' ').flatMap((one) => {
    const [, postId, at] = /^(\d{1,16})@(\d{1,16})$/.exec(one) ?? []
    return postId === undefined || at === undefined ? [] : [{ postId: Number(postId), at: Number(at) }]
  })
