import { setTimeout as delay } from 'node:timers/promises'
import type { EventLog } from '@deals/event-log'
import type { Position } from '@deals/events'
import type { Projection } from '../platform/projection.ts'
import type { VersionRef } from '../platform/projection-store.ts'
import type { Desk } from './desk.ts'

const pageSize = 5000
const lookEvery = 100
/** A running projector gets so long to fold what has just been written. */
const patience = 3_000

/** How many events that a version folds came after it, up to a head; a running projector is given a moment for them. */
export async function missedBy(
  desk: Pick<Desk, 'log' | 'store' | 'signal' | 'isProjectorRunning'>,
  { projection, ref, head }: { projection: Projection; ref: VersionRef; head: Position },
): Promise<number> {
  const givesUpAt = performance.now() + ((await desk.isProjectorRunning()) ? patience : 0)
  for (;;) {
    const missed = await missedAfter(desk, { projection, after: await positionOf(desk, ref), head })
    if (missed === 0 || performance.now() >= givesUpAt) {
      return missed
    }
    await delay(lookEvery, undefined, { signal: desk.signal })
  }
}

async function positionOf({ store }: Pick<Desk, 'store'>, ref: VersionRef): Promise<Position | undefined> {
  const versions = await store.versions()
  return versions.find(({ projection, version }) => projection === ref.projection && version === ref.version)?.position
}

async function missedAfter(
  { log, signal }: { log: EventLog; signal: AbortSignal },
  { projection, after, head }: { projection: Projection; after: Position | undefined; head: Position },
): Promise<number> {
  const handled = new Set<string>(projection.handles)
  let missed = 0
  for (let at = after ?? head; at < head;) {
    signal.throwIfAborted()
    const batch = await log.readAll({ after: at, upTo: head, limit: pageSize })
    missed += batch.events.filter(({ type }) => handled.has(type)).length
    at = batch.upTo
  }
  return missed
}
