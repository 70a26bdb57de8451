import type { EventLog } from '@deals/event-log'
import { prepareVersions } from '../platform/prepare-versions.ts'
import type { ProjectionStore } from '../platform/projection-store.ts'
import { rebuild } from '../platform/rebuild.ts'
import { runProjections } from '../platform/run-projections.ts'
import { runParts } from './run-parts.ts'
import { postTitles, voteTallies } from './small-views.ts'

/** Folds, rebuilds and switches; somewhere on the way the process dies. */
export async function foldRebuildAndSwitch(log: EventLog, store: ProjectionStore): Promise<void> {
  const stop = new AbortController()
  const projections = [voteTallies, postTitles]
  const parts = runParts({ log, store, projections, signal: stop.signal })
  await prepareVersions(parts, projections)
  const running = runProjections(parts)
  await running.caughtUp()
  await rebuild({ ...parts, isSwitchWanted: true })
  stop.abort()
  await running.ended
  await Promise.all([store.close(), log.close()])
}

/** Counts down, and ends the process at the n-th call without a word. */
export function dyingAt(nth: number): () => void {
  let left = nth
  return () => {
    left -= 1
    if (left === 0) {
      process.kill(process.pid, 'SIGKILL')
    }
  }
}
