import type { DomainEvent } from '@deals/events'
import { lastAbout, settledFold, settleInTurn, type SettledBy } from './decide-in-turn.ts'
import type { LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

interface Begun {
  readonly into: string
  readonly version: number
}

/** A merge that was begun is under way as long as what is merged is of the version that was. */
const isUnderWay = (begun: Begun | undefined, version: number) => begun?.version === version

export interface Merging {
  readonly of: 'merges' | 'stores'
  readonly from: string
  readonly into: string
  /** What an event of the turn says of a merge, by what is merged. */
  readonly begunBy: SettledBy<Begun>
  /** The versions of both, where a merge of them as they are is no mistake. */
  readonly look: () => Promise<{ readonly version: number; readonly intoVersion: number } | Refused>
  readonly begin: (version: number) => DomainEvent
  /** What is told where the other one is being merged at this moment. */
  readonly busy: string
}

/**
 * Settles that one thing is merged into another, where that can be: what is being merged itself takes nothing in, so
 * two never lead to each other. Answers the version that is merged.
 */
export async function settleMerge(
  ports: LogPorts,
  by: Invocation,
  { of, from, into, begunBy, look, begin, busy }: Merging,
): Promise<{ version: number } | Refused> {
  let merged = -1
  const refused = await settleInTurn(ports, by, {
    of,
    fold: settledFold(begunBy),
    look: async (settled): Promise<DomainEvent[] | Refused> => {
      const seen = await look()
      if (isRefused(seen)) {
        return seen
      }
      if (isUnderWay(lastAbout(settled, into), seen.intoVersion)) {
        return refuse('conflict', { message: busy })
      }
      merged = seen.version
      const begun = lastAbout(settled, from)
      const isBegun = begun?.into === into && isUnderWay(begun, seen.version)
      return isBegun ? [] : [begin(seen.version)]
    },
  })
  return refused ?? { version: merged }
}
