import { beforeFirst, type Position } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import { messageOf } from './decoding.ts'
import type { Lane } from './lane.ts'
import { ParkingFull } from './parked-keys.ts'
import { secondsLeft, speedometer, type LaneProgress, type Speed } from './progress.ts'
import { VersionGone, type Standing } from './projection-store.ts'

/** A lane in the care of a running projector. */
export interface Feeding {
  lane: Lane
  /** A joined lane gets every batch of the subscription; one that is behind is chasing it by itself. */
  state: 'chasing' | 'joined' | 'paused' | 'gone' | 'failed'
  /** Why it waits or failed. */
  reason: string | null
  isWaiting: boolean
  speed: Speed
  /** When the last event that it has passed was stored. */
  lastAt: number
  /** Ends its own catching up. */
  stop: AbortController
}

export async function feedingOf(lane: Lane, log: EventLog): Promise<Feeding> {
  const stop = new AbortController()
  const lastAt = await passedAt(log, lane.position).catch(() => 0)
  return { lane, state: 'chasing', reason: null, isWaiting: false, speed: speedometer(), lastAt, stop }
}

/** When the event at a position was stored; before everything, the first one. */
async function passedAt(log: EventLog, position: Position): Promise<number> {
  const isBeginning = position === beforeFirst
  const event = isBeginning ? (await log.readAll({ after: position, limit: 1 })).events[0] : await log.eventAt(position)
  return event?.at ?? 0
}

/** What an error of a lane means for it. */
export function failed(feeding: Feeding, error: unknown): void {
  feeding.reason = messageOf(error)
  feeding.state = error instanceof VersionGone ? 'gone' : error instanceof ParkingFull ? 'paused' : 'failed'
}

interface About {
  head: Position
  /** Events between the lane and the head, where the log can tell. */
  lagEvents: number | null
  standing: Standing | undefined
  now: number
}

/** What an operator sees of a lane. */
export function progressOf(feeding: Feeding, { head, lagEvents, standing, now }: About): LaneProgress {
  const { lane, state, reason, isWaiting, speed, lastAt } = feeding
  const { version, projection } = lane.ref
  const eventsPerSecond = speed.perSecond()
  return {
    projection,
    version,
    role: standing?.active === version ? 'active' : standing?.previous === version ? 'previous' : 'shadow',
    state: isWaiting ? 'waiting' : state === 'joined' ? 'live' : state === 'gone' ? 'paused' : state,
    reason,
    position: lane.position,
    head,
    lagEvents,
    lagSeconds: lane.position >= head || lastAt === 0 ? 0 : Math.max(0, (now - lastAt) / 1000),
    eventsPerSecond,
    secondsLeft: secondsLeft(lagEvents, eventsPerSecond),
    lastBatch: lane.counts.lastBatch,
    documentsWritten: lane.counts.written,
    olderWrites: lane.counts.older,
    parkedKeys: lane.parked.size(),
    digest: lane.digest,
  }
}
