import { pino } from 'pino'
import type { Codec, EventLog } from '@deals/event-log'
import { openMemoryReadModels, projections, startProjector, type ProjectionStore } from '@deals/projector/app'

const logger = pino({ level: 'silent' })

interface Folding {
  readonly log: EventLog
  readonly codec: Codec
  readonly clock: NonNullable<Parameters<typeof openMemoryReadModels>[0]>
}

/** Digests of all views of a store, by name. */
export async function digestsOf(store: ProjectionStore) {
  const versions = await store.versions()
  return Object.fromEntries(versions.map(({ projection, digest }) => [projection, digest]))
}

/** The same of a log that is folded anew. */
export async function digestsAnew({ log, codec, clock }: Folding) {
  const fresh = openMemoryReadModels(clock)
  const folding = await startProjector({ log, codec, store: fresh.store, logger, projections })
  await folding.caughtUp()
  const digests = await digestsOf(fresh.store)
  await folding.stop()
  await fresh.readModels.close()
  return digests
}
