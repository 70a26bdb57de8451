import { isDuplicate } from '@deals/storage/mongo'
import { newUuid } from '@deals/events/platform'
import type { VersionRef } from '../../platform/projection-store.ts'
import { findEntry, type Control, type ProjectionEntry, type VersionEntry } from './mongo-control.ts'

/** Changes what is known of a projection, all of it at once; null leaves it, and is answered. */
export async function changeProjection(
  { projections, connection: { run } }: Control,
  projection: string,
  change: (entry: ProjectionEntry) => ProjectionEntry | null,
): Promise<ProjectionEntry | null> {
  for (;;) {
    const entry = await run(() => projections.findOne({ _id: projection }))
    const changed = entry === null ? null : change(entry)
    if (entry === null || changed === null) {
      return null
    }
    const { _id, ...rest } = changed
    const wanted = { ...rest, rev: entry.rev + 1 }
    const { matchedCount } = await run(() => projections.replaceOne({ _id, rev: entry.rev }, wanted))
    if (matchedCount === 1) {
      return { _id, ...wanted }
    }
  }
}

/** Changes one version of a projection; null when it is not there, or when it is left. */
export const changeVersion = (
  control: Control,
  { projection, version }: VersionRef,
  change: (entry: VersionEntry) => Partial<VersionEntry> | null,
): Promise<ProjectionEntry | null> =>
  changeProjection(control, projection, (entry) => {
    const known = findEntry(entry, version)
    const changed = known === undefined ? null : change(known)
    return changed === null
      ? null
      : { ...entry, versions: entry.versions.map((one) => (one === known ? { ...one, ...changed } : one)) }
  })

/** The entry of a projection, made when it is not there. */
export async function projectionEntry(control: Control, projection: string): Promise<ProjectionEntry> {
  const {
    projections,
    connection: { run },
  } = control
  const found = await run(() => projections.findOne({ _id: projection }))
  if (found !== null) {
    return found
  }
  const entry = { _id: projection, rev: 1, active: null, previous: null, paused: false, holdUntil: 0, versions: [] }
  try {
    await run(() => projections.insertOne(entry))
  } catch (error) {
    if (!isDuplicate(error)) {
      throw error
    }
  }
  return projectionEntry(control, projection)
}

/** Tells other processes that versions, pauses, requests or the parking changed. */
export async function markChange({ changes, connection: { run } }: Control): Promise<void> {
  await run(() => changes.replaceOne({ _id: 'all' }, { mark: newUuid() }, { upsert: true }))
}
