import type { Restriction } from '@deals/events'
import { useIsBefore } from './clock.slice.ts'
import { utcTime } from './relative-time.ts'
import { useViewer } from './viewer.ts'

/** What is said to a member whom moderators keep from something, before they write in vain; undefined to all others. */
export function useKeptFrom(act: Restriction): string | undefined {
  const { restricts = [], until = null } = useViewer()?.keptFrom ?? {}
  const isToCome = useIsBefore(until ?? undefined)
  if (!restricts.includes(act) || (until !== null && !isToCome)) {
    return undefined
  }
  return until === null ? `You may not ${act} any more.` : `You may not ${act} until ${utcTime(until)}.`
}
