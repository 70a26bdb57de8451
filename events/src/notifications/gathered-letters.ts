import { alertFrequencies } from '../deal-alerts/alert-terms.ts'
import { lastByPast, readLetterSlot, type LetterSlot, type PastDigestSlot } from './digest-slots.ts'
import { nextLocalTime, type LocalTime } from './notice-times.ts'
import { digestHours } from './notices.vocabulary.ts'

export const gatheredFrequencies = alertFrequencies.filter((one) => one !== 'instant')
/** How often an alert tells that gathers what it finds. */
export type GatheredFrequency = (typeof gatheredFrequencies)[number]

interface Span {
  readonly from: number
  readonly until: number
}

const quarter = 15 * 60_000
const hour = 4 * quarter
const day = 24 * hour
/** More than clocks are ever moved by. */
const slack = 2 * hour

/** The period of a moment: hours by the clock; days and weeks by when the member wants letters. */
export function gatheredPeriod(
  at: number,
  frequency: GatheredFrequency,
  { digestTime, timeZone }: Omit<LetterSlot, 'digest'>,
): Span {
  if (frequency === 'hourly') {
    const from = Math.floor(at / hour) * hour
    return { from, until: from + hour }
  }
  const isItsTime = ({ hour: shown, minute, weekday }: LocalTime) =>
    shown === digestHours[digestTime] && minute === 0 && (frequency === 'daily' || weekday === 1)
  // From the next quarter on, or a moment within the minute itself would end a period.
  const until = nextLocalTime((Math.floor(at / quarter) + 1) * quarter, timeZone, isItsTime)
  const length = frequency === 'daily' ? day : 7 * day
  return { from: nextLocalTime(until - length - slack, timeZone, isItsTime), until }
}

/** What a digest brings at least as often needs no letter of its own. */
const isInDigest = (frequency: GatheredFrequency, { digest }: Pick<LetterSlot, 'digest'>): boolean =>
  (frequency === 'weekly' && digest !== 'off') || (frequency === 'daily' && digest === 'daily')

/** How a member wants letters, and how they wanted them until lately. */
export interface LetterChoices extends LetterSlot {
  /** The earliest first. */
  readonly past: readonly PastDigestSlot[]
}
interface Wished extends Span {
  readonly slot: LetterSlot
}

function wishedSpans({ past, ...now }: LetterChoices): Wished[] {
  const before = past.flatMap(({ slot: text, until }) => {
    const slot = readLetterSlot(text)
    return slot === null ? [] : [{ slot, until }]
  })
  return [...before, { slot: now, until: Infinity }].map((one, nr) => ({
    ...one,
    from: before[nr - 1]?.until ?? -Infinity,
  }))
}

/** When the letter goes out that tells of what was found at a time: by what its reader chose then, whatever they choose later. */
export function letterTimeOf(at: number, frequency: GatheredFrequency, choices: LetterChoices): number {
  const slot = wishedSpans(choices).find(({ until }) => at < until)?.slot ?? choices
  return gatheredPeriod(at, frequency, slot).until
}

/**
 * From when until when that is told which the letter of a moment tells. A match is told by the one letter that `letterTimeOf`
 * says, or by digests, where these bring it as often.
 */
export function letterSpans(until: number, frequency: GatheredFrequency, choices: LetterChoices): Span[] {
  // What was left to digests, and wanted no more before one came, is told by letter after all.
  const toldByDigest = isInDigest(frequency, choices) ? Infinity : (lastByPast(choices.past)?.at ?? -Infinity)
  return wishedSpans(choices).flatMap((wished) => {
    const period = gatheredPeriod(until - 1, frequency, wished.slot)
    const told = isInDigest(frequency, wished.slot) ? toldByDigest : -Infinity
    const from = Math.max(period.from, wished.from, told)
    const end = Math.min(until, wished.until)
    return period.until === until && from < end ? [{ from, until: end }] : []
  })
}
