import type { Cause, SystemOutcome } from '@deals/events'
import { decideAndAppend, type Decided, type Decision } from './decide-and-append.ts'
import type { LogPorts } from './fold.ts'
import { systemInvocation } from './invocation.ts'
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

/** A decision of the site itself, named by what it does. */
interface SystemDecision<State> extends Decision<State> {
  readonly name: string
  readonly cause: Cause
}

/** Whatever has the same name and cause is the same command, however often it is given. */
export const decideBySystem = async <State>(
  ports: LogPorts,
  { name, cause, ...decision }: SystemDecision<State>,
): Promise<SystemOutcome> => outcomeOf(await decideAndAppend(ports, systemInvocation(name, cause), decision))
