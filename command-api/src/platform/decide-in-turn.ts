import { streamOf, type DomainEvent, type EventTypeIn, type RecordedByType } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { decideAndAppend } from './decide-and-append.ts'
import { fold, loadState, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

/** What was settled in a stream of turns, and how often something was. */
export interface Settled<Last> {
  readonly count: number
  /** It grows without being copied: such a stream is never ended. */
  readonly latest: Entry<Last> | null
}
interface Entry<Last> {
  readonly about: string
  readonly last: Last
  readonly before: Entry<Last> | null
}

/** What was settled last about somebody or something; undefined where nothing was. */
export function lastAbout<Last>({ latest }: Settled<Last>, about: string): Last | undefined {
  let entry = latest
  while (entry !== null && entry.about !== about) {
    entry = entry.before
  }
  return entry?.last
}

/** What each event of such a stream settles, about what; null where it is of another one. */
export type SettledBy<Last> = {
  readonly [T in EventTypeIn<'turn'>]: ((event: RecordedByType[T]) => readonly [about: string, last: Last]) | null
}

export const settledFold = <Last>(settledBy: SettledBy<Last>) =>
  fold<'turn', Settled<Last>>(
    { count: 0, latest: null },
    {
      OwnerUnseated: (before, event) => withEntry(before, settledBy.OwnerUnseated?.(event)),
      PostMergeBegun: (before, event) => withEntry(before, settledBy.PostMergeBegun?.(event)),
      StoreMergeBegun: (before, event) => withEntry(before, settledBy.StoreMergeBegun?.(event)),
    },
  )

function withEntry<Last>(
  { count, latest }: Settled<Last>,
  entry: readonly [about: string, last: Last] | undefined,
): Settled<Last> {
  return {
    count: count + 1,
    latest: entry === undefined ? latest : { about: entry[0], last: entry[1], before: latest },
  }
}

interface Turn<Last> {
  readonly of: Parameters<typeof streamOf.turn>[0]
  readonly fold: Fold<Settled<Last>>
  /** Looks at other streams, and says what is to be settled; nothing where that is needed no more. */
  readonly look: (settled: Settled<Last>) => Promise<readonly DomainEvent[] | Refused>
}

const rounds = 20

/**
 * Settles something that rests on several streams: what was seen of them holds, because whoever settles something
 * like it meanwhile comes first, and everything is looked at again. Answers why not, where it is not to be.
 */
export async function settleInTurn<Last>(
  ports: LogPorts,
  by: Invocation,
  { of, fold, look }: Turn<Last>,
): Promise<Refused | null> {
  const stream = streamOf.turn(of)
  for (let round = 0; round < rounds; round += 1) {
    const seen = await loadState(ports, stream, fold)
    const wanted = await look(seen)
    if (isRefused(wanted)) {
      return wanted
    }
    const settled = await decideAndAppend(
      ports,
      // The ids of its events must not be those of what is decided afterwards.
      { ...by, commandId: newUuid() },
      { stream, fold, decide: ({ count }) => (count === seen.count ? wanted : []) },
    )
    if (!isRefused(settled) && (wanted.length === 0 || settled.events.length > 0)) {
      return null
    }
  }
  return refuse('busy')
}
