import type { Position } from '@deals/events'

/** What an operator sees of one version of one projection. */
export interface ProcessorProgress {
  projection: string
  version: number
  role: 'active' | 'previous' | 'shadow'
  /** waiting: the store is busy or away; failed: an error that is tried again; paused: by an operator or a full parking. */
  state: 'catching-up' | 'live' | 'waiting' | 'paused' | 'failed'
  reason: string | null
  position: Position
  head: Position
  /** Null where the log cannot count what lies between two positions. */
  lagEvents: number | null
  /** Age of the last folded event, zero at the head. */
  lagSeconds: number
  eventsPerSecond: number
  secondsLeft: number | null
  lastBatch: number
  documentsWritten: number
  olderWrites: number
  parkedKeys: number
  /** Sum of its documents, equal where two versions hold the same; null where the store counts it only when it is asked. */
  digest: string | null
}

/** How fast events come through, as an average that forgets old times. */
export interface Speed {
  passed(events: number): void
  perSecond(): number
}

const halfLifeMs = 3000

export function speedometer(now: () => number = Date.now): Speed {
  let rate = 0
  let at = now()
  let pending = 0
  const settle = () => {
    const elapsed = now() - at
    if (elapsed > 0) {
      const kept = 0.5 ** (elapsed / halfLifeMs)
      rate = rate * kept + (pending / elapsed) * 1000 * (1 - kept)
      pending = 0
      at = now()
    }
    return rate
  }
  return {
    passed(events) {
      settle()
      pending += events
    },
    perSecond: settle,
  }
}

/** Time left at this speed, or null while there is no telling. */
export const secondsLeft = (events: number | null, perSecond: number): number | null =>
  events === 0 ? 0 : events === null || perSecond < 1 ? null : Math.ceil(events / perSecond)

/** How far a walk through the log is; `total` is null where there is no telling yet. */
export interface Counted {
  events: number
  total: number | null
}
export const percentOf = ({ events, total }: Counted): number | null =>
  total === null ? null : total === 0 ? 100 : Math.min(100, (events / total) * 100)
export const eventsLeft = ({ events, total }: Counted): number | null =>
  total === null ? null : Math.max(0, total - events)

/** What a process is not ready for: views that wait or failed, and all of them until everything was folded once. */
export function waitingProcessors(
  processors: readonly ProcessorProgress[],
  { isCaughtUp }: { isCaughtUp: boolean },
): string[] {
  const waiting = processors.filter(({ role, state }) => {
    const isStuck = state === 'failed' || state === 'waiting'
    return isStuck || (!isCaughtUp && role === 'active')
  })
  return [...new Set(waiting.map(({ projection }) => projection))]
}
