import { factTime, streamOf, type PlaceKind, type RecordedOf } from '@deals/events'
import { isLately } from '@deals/events/platform'
import { decideAndAppend } from './decide-and-append.ts'
import { fold, loadState, unchangedBy, type LogPorts } from './fold.ts'
import { anotherInvocation, type Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

/** So long the log's own count is looked at; the read side knows of everything older. */
export const busyMs = 60_000
/** Each round waits for its turn several times by itself. */
const rounds = 5

/** So many of a kind that a member may have. */
export interface Places {
  readonly of: PlaceKind
  readonly userId: string
  /** Where two of the same must not be made at once, it begins with what they have in common, and a space. */
  readonly thing: string
  /** What is told where the same was made a moment ago, which the read side may not know of. */
  readonly twin?: Refused
  readonly most: number
  /** How many the read side knows of. */
  readonly counted: () => Promise<number>
  readonly full: Refused
}

interface Reserved {
  readonly thing: string
  readonly at: number
}
type Standing = {
  readonly total: number
  readonly at: number
  readonly isFreed: boolean
  readonly recent: readonly Reserved[]
} | null

const standingFold = fold<'place', Standing>(null, {
  PlaceTaken: standingAfter,
  PlaceFreed: standingAfter,
  ...unchangedBy('HostGiven', 'StorePostCounted'),
})

function standingAfter(state: Standing, event: RecordedOf<'PlaceTaken' | 'PlaceFreed'>): Standing {
  const { total, thing } = event.data
  const at = factTime(event)
  const recent = recentAfter(state?.recent ?? [], event.type, { thing, at })
  return { total, at, isFreed: event.type === 'PlaceFreed', recent }
}

/** Of what ended later it is not told which one it was; then none of them stands in the way of another. */
function recentAfter(recent: readonly Reserved[], type: 'PlaceTaken' | 'PlaceFreed', of: Reserved): Reserved[] {
  const isOver = ({ at }: Reserved) => !isLately(at, of.at, busyMs)
  const others = recent.filter((one) => one.thing !== of.thing && !isOver(one))
  if (type === 'PlaceTaken') {
    return [...others, of]
  }
  return recent.some(({ thing }) => thing === of.thing) ? others : []
}

/** The same command that is given twice is no twin of itself. */
const isTwin = (standing: Standing, wanted: string, now: number): boolean =>
  (standing?.recent ?? []).some(
    ({ thing, at }) => thing !== wanted && thing.split(' ')[0] === wanted.split(' ')[0] && isLately(at, now, busyMs),
  )

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
  const { of, userId, thing, twin, most, full } = places
  for (let round = 0; round < rounds; round += 1) {
    const counted = await places.counted()
    const decided = await decideAndAppend(ports, anotherInvocation(by), {
      stream: streamOf.place(of, userId),
      fold: standingFold,
      decide: (standing) => {
        if (twin !== undefined && isTwin(standing, thing, ports.clock.now())) {
          return twin
        }
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
  if (standing === null || !isLately(standing.at, now, busyMs)) {
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
    await decideAndAppend(ports, anotherInvocation(by), {
      stream,
      fold: standingFold,
      decide: (standing) => [
        { type: 'PlaceFreed', data: { userId, of, thing, total: Math.max(0, (standing?.total ?? 1) - 1) } },
      ],
    })
  }
}
