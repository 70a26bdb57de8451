import type { NoticePreferences } from '../preferences/preferences.events.ts'
import { localTimeAt } from './notice-times.ts'
import { digestFrequencies, digestHours, digestTimes } from './notices.vocabulary.ts'

/** When digests go out: everybody of one slot gets theirs at the same moment. */
export interface DigestSlot extends Pick<NoticePreferences, 'digestTime' | 'timeZone'> {
  digest: 'daily' | 'weekly'
}

/** The slot as a text, so that its readers are found by one field; nothing for who wants no digest. */
export function digestSlotOf({ digest, digestTime, timeZone }: NoticePreferences): string | undefined {
  return digest === 'off' ? undefined : `${digest} ${digestTime} ${timeZone}`
}

export function readDigestSlot(text: string): DigestSlot | null {
  const [frequency, time, timeZone] = text.split(' ')
  const digest = digestFrequencies.find((one) => one === frequency)
  const digestTime = digestTimes.find((one) => one === time)
  const isSlot = digest !== undefined && digest !== 'off' && digestTime !== undefined && timeZone !== undefined
  return isSlot ? { digest, digestTime, timeZone } : null
}

const monday = 1

/** The local day whose digest is due; null before its hour, and on a day that has none. */
export function digestDayAt(now: number, { digest, digestTime, timeZone }: DigestSlot): string | null {
  const { date, hour, weekday } = localTimeAt(now, timeZone)
  const isItsDay = digest === 'daily' || weekday === monday
  return isItsDay && hour >= digestHours[digestTime] ? date : null
}

/** Whether somebody who chose the slot at a time did so before the digest of a day went out. */
export function isInTimeFor(date: string, { digestTime, timeZone }: DigestSlot, since: number): boolean {
  const chosen = localTimeAt(since, timeZone)
  return chosen.date < date || (chosen.date === date && chosen.hour < digestHours[digestTime])
}
