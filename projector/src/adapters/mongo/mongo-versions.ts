import { isDuplicate } from '@deals/storage/mongo'
import type { KeptVersions, NewVersion, StoredVersion, VersionRef } from '../../platform/projection-store.ts'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { changeProjection, changeVersion, markChange, projectionEntry } from './change-projection.ts'
import { standingOf } from './mongo-checkpoints.ts'
import {
  batchSize,
  findEntry,
  nameOf,
  type CheckpointEntry,
  type Control,
  type MongoParts,
  type ProjectionEntry,
  type VersionEntry,
} from './mongo-control.ts'
import { checkNames, indexesOf, makeIndex } from './mongo-indexes.ts'
import { activateVersion, dropVersion } from './switch-versions.ts'

export function mongoVersions(parts: MongoParts): KeptVersions {
  const { control, signals } = parts
  const changed = async () => {
    signals.send({ kind: 'changed' })
    await markChange(control)
  }
  const switched = async (projection: string) => {
    signals.send({ kind: 'switched', projection })
    await markChange(control)
  }
  return {
    versions: () => listVersions(control),
    standings: async () =>
      (await readEntries(control)).map(({ _id, active, previous, paused }) => ({
        projection: _id,
        active,
        previous,
        paused,
      })),
    async create(projection, made) {
      const ref = await createVersion(parts, projection, made)
      await switched(projection)
      return ref
    },
    adopt: (log) => adoptVersions(control, log),
    collectionsOf: async (ref) => (await schemasOf(control, ref)).map(({ name }) => name),
    async setState(ref, state) {
      await changeVersion(control, ref, (known) => (known.state === 'dropped' ? null : { state }))
      await changed()
    },
    async buildIndexes(ref, onStep = () => {}) {
      await buildIndexes(control, ref, onStep)
      await switched(ref.projection)
    },
    async activate(ref, keepPreviousFor) {
      const isActive = await activateVersion(parts, ref, keepPreviousFor)
      await switched(ref.projection)
      return isActive
    },
    async setPaused(projection, paused) {
      await changeProjection(control, projection, (entry) => ({ ...entry, paused }))
      await changed()
    },
    async drop(ref) {
      const isDropped = await dropVersion(control, ref)
      await switched(ref.projection)
      return isDropped
    },
  }
}

/** Versions from before they knew their log are taken for those of this one. */
async function adoptVersions(control: Control, log: string): Promise<void> {
  const unknown = (await readEntries(control)).filter(({ versions }) => versions.some((one) => one.log === undefined))
  for (const { _id } of unknown) {
    await changeProjection(control, _id, (entry) => ({
      ...entry,
      versions: entry.versions.map((one) => ({ log, ...one })),
    }))
  }
}

const readEntries = ({ projections, connection: { run } }: Control): Promise<ProjectionEntry[]> =>
  run(() => projections.find({}, { sort: [['_id', 1]], batchSize }).toArray())

async function listVersions(control: Control): Promise<StoredVersion[]> {
  const { checkpoints, parked, connection } = control
  const parkedFields = { projection: 1, version: 1, key: 1 }
  const [entries, stored, waiting] = await Promise.all([
    readEntries(control),
    connection.run(() => checkpoints.find({}, { sort: [['_id', 1]], batchSize }).toArray()),
    connection.run(() => parked.find({ isReleased: false }, { batchSize, projection: parkedFields }).toArray()),
  ])
  return entries.flatMap(({ _id, versions }) =>
    versions.map((version) => {
      const ref = { projection: _id, version: version.version }
      const keys = waiting.filter((one) => nameOf(one) === nameOf(ref)).map(({ key }) => key)
      return storedVersion(ref, version, { stored, parkedKeys: new Set(keys).size })
    }),
  )
}

function storedVersion(
  ref: VersionRef,
  { code, log, state, indexed, createdAt, dropAfter, division }: VersionEntry,
  { stored, parkedKeys }: { stored: readonly CheckpointEntry[]; parkedKeys: number },
): StoredVersion {
  const own = stored.filter((one) => nameOf(one) === nameOf(ref) && one.division === division)
  const kept = { code, log: log ?? null, state, indexed, createdAt, dropAfter }
  return { ...ref, ...kept, ...standingOf(own), digest: null, parkedKeys }
}

async function createVersion(
  { control, now }: MongoParts,
  projection: string,
  { code, log, collections, state, indexed }: NewVersion,
): Promise<VersionRef> {
  await claimCollections(control, projection, collections)
  for (;;) {
    const { versions } = await projectionEntry(control, projection)
    const version = 1 + Math.max(0, ...versions.map((one) => one.version))
    if (indexed) {
      // Before anybody knows of the version, so that nobody finds it without them.
      await makeIndexes(control, { collections, version })
    }
    const schemas = JSON.stringify(collections)
    const made = {
      version,
      code,
      ...(log !== undefined && { log }),
      state,
      indexed,
      createdAt: now(),
      dropAfter: null,
      division: '',
      schemas,
    }
    const isMade = await changeProjection(control, projection, (entry) =>
      findEntry(entry, version) === undefined
        ? { ...entry, active: entry.active ?? version, versions: [...entry.versions, made] }
        : null,
    )
    if (isMade !== null) {
      return { projection, version }
    }
  }
}

/** Queries ask for collections by name alone, so a name belongs to one projection. */
async function claimCollections(
  { owners, connection: { run } }: Control,
  projection: string,
  collections: readonly CollectionSchema[],
): Promise<void> {
  for (const schema of collections) {
    checkNames(schema)
    try {
      await run(() => owners.insertOne({ _id: schema.name, projection }))
    } catch (error) {
      if (!isDuplicate(error)) {
        throw error
      }
    }
    const owner = await run(() => owners.findOne({ _id: schema.name }))
    if (owner?.projection !== projection) {
      const name = owner?.projection ?? 'nobody'
      throw new Error(`the collection ${schema.name} belongs to ${name}, so ${projection} cannot write it`)
    }
  }
}

async function schemasOf({ projections, connection: { run } }: Control, ref: VersionRef): Promise<CollectionSchema[]> {
  const entry = await run(() => projections.findOne({ _id: ref.projection }))
  return parseSchemas(findEntry(entry, ref.version)?.schemas ?? '[]')
}

async function makeIndexes(
  control: Control,
  { collections, version }: { collections: readonly CollectionSchema[]; version: number },
  onStep: (step: string) => void = () => {},
): Promise<void> {
  for (const schema of collections) {
    for (const index of indexesOf(schema)) {
      onStep(`index of ${schema.name}`)
      await makeIndex(control, { collection: schema.name, version }, index)
    }
  }
}

/** Builds what a rebuild left for its end. What was cut off is repeated; what was finished is found finished. */
async function buildIndexes(control: Control, ref: VersionRef, onStep: (step: string) => void): Promise<void> {
  await makeIndexes(control, { collections: await schemasOf(control, ref), version: ref.version }, onStep)
  await changeVersion(control, ref, () => ({ indexed: true }))
}
