import { beforeFirst, type Position } from '@deals/events'
import type { Batch, EventLog } from '@deals/event-log'
import { messageOf } from './decoding.ts'
import type { Processor } from './processor.ts'
import { ParkingFull } from './parked-keys.ts'
import { secondsLeft, speedometer, type ProcessorProgress, type Speed } from './progress.ts'
import { VersionGone, type Standing } from './projection-store.ts'

/** A processor in the care of a running projector. */
export interface Feeding {
  processor: Processor
  /** A live processor gets every batch of the subscription; one that is behind catches up by itself. */
  state: 'catching-up' | 'live' | 'paused' | 'gone' | 'failed'
  /** Why it waits or failed. */
  reason: string | null
  isWaiting: boolean
  speed: Speed
  /** When the last event that it has passed was stored. */
  lastAt: number
  /** Ends its own catching up. */
  stop: AbortController
}

export async function feedingOf(processor: Processor, log: EventLog): Promise<Feeding> {
  const stop = new AbortController()
  const lastAt = await passedAt(log, processor.position).catch(() => 0)
  return { processor, state: 'catching-up', reason: null, isWaiting: false, speed: speedometer(), lastAt, stop }
}

/** When the event at a position was stored; before everything, the first one. */
async function passedAt(log: EventLog, position: Position): Promise<number> {
  const isBeginning = position === beforeFirst
  const event = isBeginning ? (await log.readAll({ after: position, limit: 1 })).events[0] : await log.eventAt(position)
  return event?.at ?? 0
}

/** What an error of a processor means for it. */
export function failed(feeding: Feeding, error: unknown): void {
  feeding.reason = messageOf(error)
  feeding.state = error instanceof VersionGone ? 'gone' : error instanceof ParkingFull ? 'paused' : 'failed'
}

/** Whose checkpoint another projector has moved stands where that one has left it, which may be before what it was handed. */
export const isLeftBehind = ({ state, processor }: Feeding, handed: Position): boolean =>
  state === 'live' && processor.position < handed

interface About {
  head: Position
  /** Events between the processor and the head, where the log can tell. */
  lagEvents: number | null
  standing: Standing | undefined
  now: number
}

/** What an operator sees of a processor. */
export function progressOf(feeding: Feeding, { head, lagEvents, standing, now }: About): ProcessorProgress {
  const { processor, state, reason, isWaiting, speed, lastAt } = feeding
  const { version, projection } = processor.ref
  const eventsPerSecond = speed.perSecond()
  return {
    projection,
    version,
    role: standing?.active === version ? 'active' : standing?.previous === version ? 'previous' : 'shadow',
    state: isWaiting ? 'waiting' : state === 'gone' ? 'paused' : state,
    reason,
    position: processor.position,
    head,
    lagEvents,
    lagSeconds: processor.position >= head || lastAt === 0 ? 0 : Math.max(0, (now - lastAt) / 1000),
    eventsPerSecond,
    secondsLeft: secondsLeft(lagEvents, eventsPerSecond),
    lastBatch: processor.counts.lastBatch,
    documentsWritten: processor.counts.written,
    olderWrites: processor.counts.older,
    parkedKeys: processor.parked.size(),
    digest: processor.digest,
  }
}

export function passed(feeding: Feeding, { events }: Batch): void {
  feeding.speed.passed(events.length)
  feeding.lastAt = events.at(-1)?.at ?? feeding.lastAt
}
