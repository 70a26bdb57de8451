import { isInForce, type Restriction } from '@deals/events'
import { useNow } from './clock.slice.ts'
import { utcTime } from './relative-time.ts'
import { useViewer } from './viewer.ts'

const acts: Readonly<Record<Restriction, string>> = { vote: 'vote', post: 'post', comment: 'comment' }

/** What is said to a member whom moderators keep from something, before they write in vain; undefined to all others. */
export function useKeptFrom(act: Restriction): string | undefined {
  const kept = useViewer()?.keptFrom
  const now = useNow()
  if (kept === undefined || !kept.restricts.includes(act)) {
    return undefined
  }
  const { until } = kept
  const end = until === null ? 'any more' : `until ${utcTime(until)}`
  return isInForce({ until: until === null ? null : Date.parse(until) }, now)
    ? `You may not ${acts[act]} ${end}.`
    : undefined
}
