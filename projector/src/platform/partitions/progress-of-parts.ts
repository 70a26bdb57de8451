import type { Position } from '@deals/events'
import type { Feeding } from '../feeding.ts'
import { secondsLeft, type ProcessorProgress } from '../progress.ts'
import type { Standing, StoredVersion } from '../projection-store.ts'

interface About {
  head: Position
  /** Events between the slowest partition and the head, where the log can tell. */
  lagEvents: number | null
  standing: Standing | undefined
  now: number
}

const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0)

/** What an operator sees of a version of which this process folds some partitions, or none. */
export function progressOfParts(
  { projection, version, position, partitions, parkedKeys, digest }: StoredVersion,
  fed: readonly Feeding[],
  { head, lagEvents, standing, now }: About,
): ProcessorProgress {
  const feedings = fed.filter((feeding) => !isOvertaken(feeding, partitions?.[feeding.processor.partition] ?? position))
  const eventsPerSecond = sum(feedings.map(({ speed }) => speed.perSecond()))
  const lastAt = Math.min(
    ...feedings.filter(({ processor }) => processor.position < head).map((one) => one.lastAt || now),
    now,
  )
  const counts = feedings.map(({ processor }) => processor.counts)
  return {
    projection,
    version,
    position,
    head,
    lagEvents,
    eventsPerSecond,
    parkedKeys,
    digest,
    role: standing?.active === version ? 'active' : standing?.previous === version ? 'previous' : 'shadow',
    state: stateOf(feedings),
    reason: feedings.find(({ reason }) => reason !== null)?.reason ?? null,
    lagSeconds: position >= head ? 0 : Math.max(0, (now - lastAt) / 1000),
    secondsLeft: secondsLeft(lagEvents, eventsPerSecond),
    lastBatch: sum(counts.map(({ lastBatch }) => lastBatch)),
    documentsWritten: sum(counts.map(({ written }) => written)),
    olderWrites: sum(counts.map(({ older }) => older)),
  }
}

/** Where one failed, another process has gone on: what it failed over is folded, and nobody asks this one again. */
const isOvertaken = ({ state, processor }: Feeding, stored: Position): boolean =>
  state === 'failed' && processor.position < stored

/** The worst of its partitions is what counts. */
function stateOf(feedings: readonly Feeding[]): ProcessorProgress['state'] {
  if (feedings.some(({ state }) => state === 'failed')) {
    return 'failed'
  }
  if (feedings.some(({ state }) => state === 'paused' || state === 'gone')) {
    return 'paused'
  }
  return feedings.some(({ isWaiting }) => isWaiting) ? 'waiting' : 'live'
}
