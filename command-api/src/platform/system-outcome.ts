import type { Cause, SystemOutcome } from '@deals/events'
import type { Decided } from './decide-and-append.ts'
import { isRefused, sentenceOf, type Refused } from './refusal.ts'

/** The fact without what led to it. */
export function dataOf<Request extends Cause>({ causationId: _cause, correlationId: _flow, ...data }: Request) {
  return data
}

/** Rules of the site itself never refuse; only a stream that everybody writes to at once does. */
export function outcomeOf(decided: Decided<unknown> | Refused): SystemOutcome {
  if (isRefused(decided)) {
    throw new Error(sentenceOf(decided))
  }
  return decided.events.length > 0 ? 'done' : 'not-needed'
}
