import type { Restriction } from '@deals/events'
import { useIsBefore } from './clock.slice.ts'
import { utcTime } from './relative-time.ts'
import { useViewer } from './viewer.ts'

/** What is said to a member whom moderators keep from something, before they write in vain; undefined to all others. */
export function useKeptFrom(act: Restriction): string | undefined {
  const { restricts = [], until = null } = useViewer()?.keptFrom ?? {}
  const isHeld = [useIsBefore(until ?? undefined), until === null].includes(true)
  return isHeld && restricts.includes(act)
    ? `You may not ${act} ${until === null ? 'any more' : `until ${utcTime(until)}`}.`
    : undefined
}
