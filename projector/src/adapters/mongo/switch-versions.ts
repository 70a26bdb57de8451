import { MongoServerError } from 'mongodb'
import type { VersionRef } from '../../platform/projection-store.ts'
import { mayFollow } from '../may-follow.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { changeProjection } from './change-projection.ts'
import { readCheckpoints, standingOf } from './mongo-checkpoints.ts'
import { findEntry, type Control, type MongoParts, type ProjectionEntry, type VersionEntry } from './mongo-control.ts'

/** Switches queries to a version that is fed, indexed and as far as the one it replaces. */
export async function activateVersion(
  { control, now }: MongoParts,
  ref: VersionRef,
  keepPreviousFor: number,
): Promise<boolean> {
  const { projections, connection } = control
  const entry = await connection.run(() => projections.findOne({ _id: ref.projection }))
  const [wanted, current] = [findEntry(entry, ref.version), findEntry(entry, entry?.active ?? 0)]
  if (!isFit(wanted)) {
    return false
  }
  if (!mayFollow(await placed(control, ref, wanted), current && (await placed(control, ref, current)))) {
    return false
  }
  // Positions only rise, so what was far enough is so still; the rest is looked at again in the step that switches.
  const changed = await changeProjection(control, ref.projection, (known) =>
    known.active === entry?.active && isFit(findEntry(known, ref.version))
      ? switched(known, ref.version, now() + keepPreviousFor)
      : null,
  )
  return changed !== null
}

const isFit = (entry: VersionEntry | undefined): entry is VersionEntry => entry?.state === 'fed' && entry.indexed

async function placed(control: Control, { projection }: VersionRef, { version, division, log }: VersionEntry) {
  const { position } = standingOf(await readCheckpoints(control, { projection, version, division }))
  return { version, log: log ?? null, position }
}

function switched(entry: ProjectionEntry, version: number, dropAfter: number): ProjectionEntry {
  if (entry.active === version) {
    return entry
  }
  const dropAfterOf = (one: VersionEntry) =>
    one.version === version ? null : one.version === entry.active ? dropAfter : one.dropAfter
  const versions = entry.versions.map((one) => ({ ...one, dropAfter: dropAfterOf(one) }))
  return { ...entry, active: version, previous: entry.active, versions }
}

/** Removes the documents of a version that is not active; first of all it is said to be gone. */
export async function dropVersion(control: Control, ref: VersionRef): Promise<boolean> {
  const dropped = await changeProjection(control, ref.projection, (entry) =>
    findEntry(entry, ref.version) === undefined || entry.active === ref.version ? null : withoutVersion(entry, ref),
  )
  if (dropped === null) {
    return false
  }
  const { checkpoints, parked, parkedRequests, connection } = control
  for (const { name } of parseSchemas(findEntry(dropped, ref.version)?.schemas ?? '[]')) {
    await dropDocuments(control, name, ref.version)
  }
  await connection.run(() => checkpoints.deleteMany(ref))
  await connection.run(() => parked.deleteMany(ref))
  await connection.run(() => parkedRequests.deleteMany(ref))
  return true
}

const withoutVersion = (entry: ProjectionEntry, { version }: VersionRef): ProjectionEntry => ({
  ...entry,
  previous: entry.previous === version ? null : entry.previous,
  versions: entry.versions.map((one) => (one.version === version ? { ...one, state: 'dropped' } : one)),
})

/** Removes a collection; one that is not there is as good as removed. */
export async function dropDocuments({ documents, connection }: Control, name: string, version: number): Promise<void> {
  try {
    await connection.run(() => documents(name, version).drop())
  } catch (error) {
    const isMissing = error instanceof MongoServerError && (error.code === 26 || /ns not found/.test(error.message))
    if (!isMissing) {
      throw error
    }
  }
}
