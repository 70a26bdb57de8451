import { factTime, streamOf, type PlaceKind } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { decideAndAppend } from './decide-and-append.ts'
import { loadState, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

/** So long the log's own count is looked at; the read side knows of everything older. */
export const busyMs = 60_000
/** Each round waits for its turn several times by itself. */
const rounds = 5

/** So many of a kind that a member may have. */
export interface Places {
  readonly of: PlaceKind
  readonly userId: string
  readonly thing: string
  readonly most: number
  /** How many the read side knows of. */
  readonly counted: () => Promise<number>
  readonly full: Refused
}

type Standing = { readonly total: number; readonly at: number; readonly isFreed: boolean } | null

const standingFold: Fold<Standing> = {
  initial: null,
  evolve: (state, event) =>
    event.type === 'PlaceTaken' || event.type === 'PlaceFreed'
      ? { total: event.data.total, at: factTime(event), isFreed: event.type === 'PlaceFreed' }
      : state,
}

/**
 * Makes something of which there may be only so many. Requests that come at once cannot see each other's work on the
 * read side, so each reserves a place in one stream first, and gives it back when nothing came of it.
 */
export async function onPlace<Made>(
  ports: LogPorts,
  by: Invocation,
  { places, make }: { places: Places; make: () => Promise<Made | Refused> },
): Promise<Made | Refused> {
  const refused = await takePlace(ports, by, places)
  if (refused !== null) {
    return refused
  }
  try {
    const made = await make()
    await (isRefused(made) ? freePlace(ports, by, places) : undefined)
    return made
  } catch (error) {
    await freePlace(ports, by, places).catch(() => undefined)
    throw error
  }
}

async function takePlace(ports: LogPorts, by: Invocation, places: Places): Promise<Refused | null> {
  const { of, userId, thing, most, full } = places
  for (let round = 0; round < rounds; round += 1) {
    const counted = await places.counted()
    const decided = await decideAndAppend(ports, another(by), {
      stream: streamOf.place(of, userId),
      fold: standingFold,
      decide: (standing) => {
        const total = totalOf(standing, counted, ports.clock.now())
        return total >= most ? full : [{ type: 'PlaceTaken', data: { userId, of, thing, total: total + 1 } }]
      },
    })
    if (!isRefused(decided)) {
      return null
    }
    if (decided.refused !== 'busy') {
      return decided
    }
  }
  return refuse('busy')
}

/** What was freed a moment ago may still be counted by the read side; what was taken may not be there yet. */
function totalOf(standing: Standing, counted: number, now: number): number {
  if (standing === null || now - standing.at > busyMs) {
    return counted
  }
  return standing.isFreed ? standing.total : Math.max(standing.total, counted)
}

/** Something ended: whoever comes within the next moments finds room. */
export async function freePlace(
  ports: LogPorts,
  by: Invocation,
  { of, userId, thing }: Pick<Places, 'of' | 'userId' | 'thing'>,
): Promise<void> {
  const stream = streamOf.place(of, userId)
  const before = await loadState(ports, stream, standingFold)
  if (before !== null && ports.clock.now() - before.at <= busyMs) {
    await decideAndAppend(ports, another(by), {
      stream,
      fold: standingFold,
      decide: (standing) => [
        { type: 'PlaceFreed', data: { userId, of, thing, total: Math.max(0, (standing?.total ?? 1) - 1) } },
      ],
    })
  }
}

/** Another command of the same flow: the ids of its events must not be those of the thing itself. */
const another = (by: Invocation): Invocation => ({ ...by, commandId: newUuid() })
