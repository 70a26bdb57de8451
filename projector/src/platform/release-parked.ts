import { numberOf } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import { messageOf, readEvents, type Decoder } from './decoding.ts'
import { foldOf, touchedBy, withMatching, withRare } from './fold-event.ts'
import type { Processor } from './processor.ts'
import type { ParkedKey } from './projection-store.ts'
import type { ParkedEvent } from './read-models.ts'
import type { WorkingSet } from './working-set.ts'

/** What became of the events of a key that an operator asked about. */
export interface Released {
  processor: Processor
  action: 'retry' | 'discard'
  reason: string
  events: readonly ParkedEvent[]
  /** Why the next one still waits; null when none does. */
  failure: string | null
}

export interface Releasing {
  log: EventLog
  decoder: Decoder
  /** Which keys are this processor's to release; all of them, if nothing is said. */
  isMine?: (parked: ParkedKey) => boolean
  /** Before events are given up: what cannot be remembered is not given up. */
  onDiscard: (given: Released) => Promise<void>
  onReleased: (released: Released) => Promise<void>
}

/**
 * Does what operators asked for the parked keys of one version. It runs in the loop that feeds the version, so no new
 * event of the key can come in between.
 */
export async function releaseParked(processor: Processor, releasing: Releasing): Promise<void> {
  for (const parked of processor.parked.size() === 0 ? [] : await processor.parking.keys()) {
    if (releasing.isMine?.(parked) ?? true) {
      await releaseAsked(processor, releasing, parked)
    }
  }
}

async function releaseAsked(processor: Processor, releasing: Releasing, { key, request }: ParkedKey): Promise<void> {
  if (request !== null && !(await releaseKey(processor, releasing, { key, request }))) {
    // Another writer was faster, with this or with something else: nobody asks a second time.
    const left = (await processor.parking.keys()).find((parked) => parked.key === key)
    await (left && releaseAsked(processor, releasing, left))
  }
}

type Asked = Pick<ParkedKey, 'key'> & { request: NonNullable<ParkedKey['request']> }

/** False when another writer was faster. */
async function releaseKey(processor: Processor, releasing: Releasing, { key, request }: Asked): Promise<boolean> {
  const waiting = await processor.parking.events(key)
  if (request.action === 'discard') {
    await releasing.onDiscard({ processor, ...request, events: waiting, failure: null })
  }
  const isGivenUp = () => request.action === 'discard'
  const { isWritten, done, failure } = await releaseWaiting(processor, releasing, { key, waiting, isGivenUp })
  if (isWritten) {
    const reason = waiting[done.length]?.failure?.message
    const why = failure === null ? null : besideReason(reason, failure)
    await processor.parking.endRequest(key, { id: request.id, failure: why })
    await releasing.onReleased({ processor, ...request, events: done, failure })
  }
  return isWritten
}

interface Waiting {
  readonly key: string
  readonly waiting: readonly ParkedEvent[]
  /** Such events are not folded. */
  readonly isGivenUp: (parked: ParkedEvent) => boolean
}

/** Folds what waits under a key until one fails again. */
export async function releaseWaiting(
  processor: Processor,
  releasing: Pick<Releasing, 'log' | 'decoder'>,
  { key, waiting, isGivenUp }: Waiting,
): Promise<{ isWritten: boolean; done: readonly ParkedEvent[]; failure: string | null }> {
  const done: ParkedEvent[] = []
  let failure: string | null = null
  const isWritten = await processor.release(async (working) => {
    for (const parked of waiting) {
      failure = isGivenUp(parked) ? null : await refold(processor, releasing, { parked, working })
      if (failure !== null) {
        break
      }
      done.push(parked)
    }
    return { key, positions: done.map(({ position }) => position) }
  })
  return { isWritten, done, failure }
}

const triedAgain = ' (tried again: '

/** Why an event was parked stays with it, whatever stood in the way of folding it again. */
function besideReason(reason: string | undefined, failure: string): string {
  const [first = failure] = reason?.split(triedAgain) ?? []
  return first === failure ? failure : `${first}${triedAgain}${failure})`
}

async function refold(
  { projection }: Processor,
  { log, decoder }: Pick<Releasing, 'log' | 'decoder'>,
  { parked, working }: { parked: ParkedEvent; working: WorkingSet },
): Promise<string | null> {
  try {
    const logged = await log.eventAt(parked.position)
    const [read] = await readEvents(logged === undefined ? [] : [logged], decoder, () => true)
    if (read?.event === undefined) {
      return read?.unreadable ?? `the log has no event at ${numberOf(parked.position)}`
    }
    const touched = touchedBy(projection, read.event, working)
    foldOf(projection)(await withMatching(await withRare(touched, working), working), true)
    return null
  } catch (error) {
    return messageOf(error)
  }
}
