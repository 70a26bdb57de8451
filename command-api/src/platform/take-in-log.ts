import type { DomainEvent } from '@deals/events'
import { decideAndAppend } from './decide-and-append.ts'
import { loadState, type Fold, type LogPorts } from './fold.ts'
import { anotherInvocation, type Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

export interface Taking<State> {
  readonly stream: string
  readonly fold: Fold<State>
  /** Whether it is taken by this very one already, or why it cannot be; undefined where it can. Others may be asked for it. */
  readonly look: (seen: State) => Promise<'taken' | Refused | undefined>
  /** Whether the log says now what it said when it was looked at. */
  readonly isSame: (now: State, seen: State) => boolean
  readonly take: DomainEvent
  /** How often it is looked at where others are quicker. */
  readonly rounds: number
  /** Mostly nobody ever took it: that is supposed at first, and the log judges it by the append. */
  readonly isMostlyNew?: boolean
}

/**
 * Takes something that only one of several may have. What they ask the read side does not know of one another, so each
 * looks, and takes it in the log if nobody else took anything since; who was late looks again.
 */
export async function takeInLog<State>(
  ports: LogPorts,
  by: Invocation,
  { stream, fold, look, isSame, take, rounds, isMostlyNew = false }: Taking<State>,
): Promise<Refused | null> {
  for (let round = 0; round < rounds; round += 1) {
    const isSupposed = isMostlyNew && round === 0
    const seen = isSupposed ? fold.initial : await loadState(ports, stream, fold)
    const found = await look(seen)
    if (found !== undefined) {
      return found === 'taken' ? null : found
    }
    const decide = (now: State) => (isSame(now, seen) ? [take] : [])
    const decided = await decideAndAppend(ports, anotherInvocation(by), {
      stream,
      fold,
      decide,
      isMostlyNew: isSupposed,
    })
    if (!isRefused(decided) && decided.events.length > 0) {
      return null
    }
  }
  return refuse('busy')
}
