import type { Position } from '@deals/events/platform'
import type { EventLog } from './event-log.ts'

/** How many events a way through the log has; null before anything of it was passed where the log cannot count. */
export type ExpectedTotal = (passed: { readonly events: number; readonly position: Position }) => number | null

/**
 * Counted where the log counts. Elsewhere it follows from what was read: so many events for such a share of the way,
 * so that what is told of it is a share that is known and no number that is not.
 */
export async function expectedTotal(
  log: Pick<EventLog, 'between' | 'estimate'>,
  begin: Position,
  upTo: Position,
): Promise<ExpectedTotal> {
  const counted = await log.between(begin, upTo)
  const whole = log.estimate(begin, upTo)
  return ({ events, position }) => {
    const passed = log.estimate(begin, position)
    const share = Math.min(1, passed / whole)
    return counted ?? (events > 0 && share > 0 ? Math.round(events / share) : null)
  }
}
