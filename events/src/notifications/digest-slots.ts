import type { NoticePreferences } from './notice-preferences.ts'
import { localTimeAt, nextLocalTime } from './notice-times.ts'
import { digestFrequencies, digestHours, digestTimes } from './notices.vocabulary.ts'

/** When digests go out: everybody of one slot gets theirs at the same moment. */
export interface DigestSlot extends Pick<NoticePreferences, 'digestTime' | 'timeZone'> {
  digest: 'daily' | 'weekly'
}

/** The same, also of those who want no digest: what their alerts gather goes by it. */
export type LetterSlot = Pick<NoticePreferences, 'digest' | 'digestTime' | 'timeZone'>

export const letterSlotOf = ({ digest, digestTime, timeZone }: LetterSlot): string =>
  `${digest} ${digestTime} ${timeZone}`

/** The slot as a text, so that its readers are found by one field; nothing for who wants no digest. */
export const digestSlotOf = (chosen: LetterSlot): string | undefined =>
  chosen.digest === 'off' ? undefined : letterSlotOf(chosen)

export function readLetterSlot(text: string): LetterSlot | null {
  const [frequency, time, timeZone] = text.split(' ')
  const digest = digestFrequencies.find((one) => one === frequency)
  const digestTime = digestTimes.find((one) => one === time)
  const isSlot = digest !== undefined && digestTime !== undefined && timeZone !== undefined
  return isSlot ? { digest, digestTime, timeZone } : null
}

export function readDigestSlot(text: string): DigestSlot | null {
  const slot = readLetterSlot(text)
  return slot === null || slot.digest === 'off' ? null : { ...slot, digest: slot.digest }
}

const monday = 1
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** No clocks are further ahead of UTC. */
const furthestAhead = 14 * hourMs

const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The local day of the last digest that was to go out. */
export function digestDayAt(now: number, { digest, digestTime, timeZone }: DigestSlot): string {
  const { date, hour, weekday } = localTimeAt(now, timeZone)
  const isStillToCome = hour < digestHours[digestTime]
  const sinceMonday = weekday === monday && isStillToCome ? 7 : weekday - monday
  return dayBefore(date, digest === 'weekly' ? sinceMonday : Number(isStillToCome))
}

/** When (ms) the digest of a day is to go out. */
export function digestTimeOf(date: string, { digestTime, timeZone }: Omit<DigestSlot, 'digest'>): number {
  const shown = digestHours[digestTime]
  const isReached = (time: { date: string; hour: number }) =>
    time.date > date || (time.date === date && time.hour >= shown)
  return nextLocalTime(Date.parse(date) + (shown - 1) * hourMs - furthestAhead, timeZone, isReached)
}

/** The digest of a day, and the one before it by the same slot. */
export interface DueDigest {
  readonly date: string
  readonly at: number
  readonly before: { readonly date: string; readonly at: number }
}

export function dueDigest(date: string, slot: DigestSlot): DueDigest {
  const before = dayBefore(date, slot.digest === 'daily' ? 1 : 7)
  return { date, at: digestTimeOf(date, slot), before: { date: before, at: digestTimeOf(before, slot) } }
}

/** The digest of a slot that went out last: an earlier one than that before, where nobody went through the rounds between. */
export function digestGoneOut(due: DueDigest, slot: DigestSlot, date: string | undefined): DueDigest['before'] {
  return date === undefined || date >= due.before.date
    ? due.before
    : { date, at: Math.min(due.before.at, Math.max(digestTimeOf(date, slot), due.at - digestsReachBack)) }
}

/** A slot that a member chose before, without a digest too, and from when until when (ms) they wanted letters so. */
export interface PastDigestSlot {
  readonly slot: string
  readonly since: number
  readonly until: number
}
interface Wish {
  /** Since when (ms) they want it so. */
  readonly since: number
  /** The earliest first. */
  readonly past: readonly PastDigestSlot[]
}

/** A week and a day by the clocks at both ends of the world: after this long what was chosen before matters no more. */
export const digestsReachBack = 9 * dayMs

/** The last digest of a member by what they chose before. */
export const lastByPast = (past: Wish['past']): DueDigest['before'] | null =>
  past.reduce<DueDigest['before'] | null>((last, { slot, since, until }) => {
    const chosen = readDigestSlot(slot)
    if (chosen === null) {
      return last
    }
    const date = digestDayAt(until - 1, chosen)
    const at = digestTimeOf(date, chosen)
    return at > since && (last === null || date > last.date) ? { date, at } : last
  }, null)

/** Since when a member has wanted digests, by whatever slots, without a pause. */
const wantedSince = ({ since, past }: Wish): number =>
  past.reduceRight(
    (start, one) => (readDigestSlot(one.slot) !== null && one.until === start ? one.since : start),
    since,
  )

/**
 * From when until when (ms) a member's digest of a day tells; null where it is none of theirs: they chose its hour after it had
 * passed, or had one on that day already. It begins where the one before ended, also where that went by another slot, so that
 * whoever changes the hour or travels misses nothing and reads nothing twice; `goneOut` is the last one of its slot.
 */
export function digestPeriod(
  { date, at, before }: DueDigest,
  wish: Wish,
  goneOut = before,
): { from: number; until: number } | null {
  const { since, past } = wish
  const last = lastByPast(past)
  // What a clock says that was ahead of this one, or what is long ago, leads nowhere.
  const told = last !== null && last.at < at && at - last.at < digestsReachBack ? last : null
  if (since >= at || (told !== null && told.date >= date)) {
    return null
  }
  if (told === null && since >= goneOut.at) {
    // Whoever changed their mind before the first one came hears of what it would have told.
    return { from: Math.min(before.at, Math.max(wantedSince(wish), at - digestsReachBack)), until: at }
  }
  const hadBefore = told === null || (since < goneOut.at && told.date < goneOut.date)
  return { from: hadBefore ? goneOut.at : told.at, until: at }
}

/** Enough for who plays with the choices; what is found by older ones goes by the oldest that is kept. */
const mostPast = 20

/** What is kept of slots once another one is chosen: those by which letters may have gone out that still matter. */
export const pastDigestSlots = (past: Wish['past'], left: PastDigestSlot): PastDigestSlot[] =>
  [...past, left].filter(({ until }) => until > left.until - digestsReachBack).slice(-mostPast)
