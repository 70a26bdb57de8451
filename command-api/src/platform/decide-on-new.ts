import { createHash } from 'node:crypto'
import { streamOf, type DomainEvent } from '@deals/events'
import type { Ids } from '@deals/events/platform'
import { decideAndAppend, type Decided } from './decide-and-append.ts'
import { fold, loadState, readKnown, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

/** Something new that gets a number of its own, and with it a stream. */
export interface Creation<State> {
  /** What is made, as the reservation names it. */
  readonly kind: string
  readonly streamFor: (id: number) => string
  readonly fold: Fold<State>
  readonly decide: (id: number) => (state: State) => readonly DomainEvent[] | Refused
  /** Takes what there is once, before anything is written. */
  readonly reserve?: (id: number) => Promise<Refused | null>
  /** Gives it back when nothing was written. */
  readonly release?: (id: number) => Promise<void>
}
type Ports = LogPorts & { readonly ids: Ids }

const draws = 5

/** Decides on a stream that does not exist yet. A command that is given again goes on with the number it had. */
export async function decideOnNew<State>(
  ports: Ports,
  by: Invocation,
  creation: Creation<State>,
): Promise<Decided<State> | Refused> {
  const id = Number((await reservedId(ports, by)) ?? (await drawId(ports, by, creation)))
  if (Number.isNaN(id)) {
    return refuse('busy')
  }
  const { streamFor, decide, reserve: reserveFor = async () => null, release = async () => undefined } = creation
  const taken = await reserveFor(id)
  if (taken !== null) {
    return taken
  }
  try {
    const decided = await decideAndAppend(ports, by, { stream: streamFor(id), fold: creation.fold, decide: decide(id) })
    await (isRefused(decided) ? release(id) : undefined)
    return decided
  } catch (error) {
    await release(id).catch(() => undefined)
    throw error
  }
}

const reservation = fold<'idem', string | null>(null, {
  CommandAccepted: (resultId, event) => resultId ?? event.data.resultId,
})

function reservationStream(by: Invocation): string {
  return streamOf.idempotency(createHash('sha256').update(`${by.actor.id}\n${by.commandId}`).digest('hex'))
}

/** The number that an earlier giving of this command reserved, if any. */
export async function reservedId(ports: LogPorts, by: Invocation): Promise<string | null> {
  return by.key === undefined ? null : loadState(ports, reservationStream(by), reservation)
}

/** Draws until nobody else has the number, and reserves it for repeats; of two at once both get the first one's. */
async function drawId<State>(
  ports: Ports,
  by: Invocation,
  { kind, streamFor }: Creation<State>,
): Promise<string | null> {
  for (let draw = 0; draw < draws; draw += 1) {
    const id = ports.ids.next()
    const { revision } = await readKnown(ports, streamFor(id))
    if (revision === -1) {
      return by.key === undefined ? String(id) : reserve(ports, by, { kind, resultId: String(id) })
    }
  }
  return null
}

async function reserve(
  ports: LogPorts,
  by: Invocation,
  data: { kind: string; resultId: string },
): Promise<string | null> {
  const decided = await decideAndAppend(ports, by, {
    stream: reservationStream(by),
    fold: reservation,
    decide: (first) => (first === null ? [{ type: 'CommandAccepted', data }] : []),
  })
  return isRefused(decided) ? null : decided.after
}
