import type { Scheduler } from 'fast-check'
import { farAway } from '@deals/events/testing'
import type { ProjectionStore } from '../platform/projection-store.ts'

/** A store on another machine; MongoDB's cannot move several checkpoints in one step. */
export function farAwayStore(
  store: ProjectionStore,
  turns: Scheduler,
  { canAdvance }: { canAdvance: boolean },
): ProjectionStore {
  const later = farAway(turns)
  const { advance, ...rest } = store
  return {
    ...rest,
    ...(canAdvance && advance !== undefined && { advance: later(advance) }),
    standings: later(store.standings),
    versions: later(store.versions),
    setState: later(store.setState),
    writer(ref) {
      const { load, commit, checkpoint, checkpoints, ...writer } = store.writer(ref)
      return {
        ...writer,
        load: later(load),
        commit: later(commit),
        checkpoint: later(checkpoint),
        checkpoints: later(checkpoints),
      }
    },
    parking(ref) {
      const { keys, events, endRequest, ...parking } = store.parking(ref)
      return { ...parking, keys: later(keys), events: later(events), endRequest: later(endRequest) }
    },
  }
}
