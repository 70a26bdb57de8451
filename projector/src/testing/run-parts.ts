import type { EventLog } from '@deals/event-log'
import type { Projection } from '../platform/projection.ts'
import type { ProjectionStore } from '../platform/projection-store.ts'
import { recordOps } from '../platform/record-ops.ts'
import { listeningLogger, testCodec } from './small-views.ts'

interface OwnParts {
  readonly log: EventLog
  readonly store: ProjectionStore
  readonly projections: readonly Projection[]
  readonly signal: AbortSignal
}

/** What a run or a rebuild of small views is given: its words are kept, and what it records goes to the log. */
export const runParts = (own: OwnParts) => ({
  ...own,
  decoder: testCodec,
  record: recordOps({ log: own.log, codec: testCodec }, { onFailure: () => {} }),
  logger: listeningLogger(),
  share: 1,
})
