import type { Restriction } from '@deals/events'
import { useIsBefore } from './clock.slice.ts'
import { deniedWords } from './relative-time.ts'
import { useViewer } from './viewer.ts'

/** What is said to a member whom moderators keep from something, before they write in vain; undefined to all others. */
export function useKeptFrom(act: Restriction): string | undefined {
  const { restricts = [], until = null } = useViewer()?.keptFrom ?? {}
  const isToCome = useIsBefore(until ?? undefined)
  const isOver = until !== null && !isToCome
  return restricts.includes(act) && !isOver ? `You may not ${act} ${deniedWords(until)}.` : undefined
}
