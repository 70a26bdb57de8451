import { numberOf, type Position } from '@deals/events/platform'
import { Invalid } from './event-log.ts'

/** What whoever asks from a position hears that no event of the log has. */
export const noEventAt = (position: Position): Invalid =>
  new Invalid(`The event log has no event at position ${numberOf(position)}.`)
