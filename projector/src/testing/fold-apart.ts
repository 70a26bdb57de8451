import { latestOf, type AnyRecorded } from '@deals/events'
import type { LogEvent } from '@deals/event-log'
import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { codeOf } from '../platform/code-of.ts'
import type { ReadEvent } from '../platform/decoding.ts'
import { openProcessor } from '../platform/processor.ts'
import type { Projection } from '../platform/projection.ts'
import type { ProjectionStore, VersionRef } from '../platform/projection-store.ts'

export const asRead = (event: AnyRecorded): ReadEvent => ({ logged: event as unknown as LogEvent, event })

/** Folds events in the given batches into an empty store and answers its documents and digest. */
export async function foldInBatches(
  projection: Projection,
  batches: readonly (readonly AnyRecorded[])[],
  options: { writesAfter?: number } = {},
): Promise<{ documents: Record<string, string>; digest: string }> {
  const { store, readModels } = openMemoryReadModels()
  const { name, collections } = projection
  const ref = await store.create(name, { code: codeOf(projection), collections, state: 'fed', indexed: true })
  const signal = new AbortController().signal
  const processor = await openProcessor({ store, projection, ref, signal, ...options })
  for (const batch of batches) {
    const upTo = latestOf([processor.position, ...batch.map(({ position }) => position)])
    await processor.feed(batch.map(asRead), upTo)
  }
  await processor.flush()
  const folded = await documentsIn(store, ref, projection)
  await readModels.close()
  return folded
}

export async function documentsIn(
  store: ProjectionStore,
  ref: VersionRef,
  { collections }: Projection,
): Promise<{ documents: Record<string, string>; digest: string }> {
  const snapshot = await store.snapshot(ref)
  const documents = collections.flatMap((collection) =>
    [...snapshot.documents(collection.name)].map(({ id, text }): [string, string] => [
      `${collection.name} ${id}`,
      text,
    ]),
  )
  return { documents: Object.fromEntries(documents), digest: snapshot.digest }
}
