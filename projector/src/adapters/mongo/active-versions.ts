import { beforeFirst, earliestOf, numberOf, type Position } from '@deals/events'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { parseSchemas } from '../parse-stored.ts'
import { batchSize, findEntry, type Control } from './mongo-control.ts'

/** What queries read at this moment. */
export interface ActiveVersion {
  projection: string
  version: number
  log: string | null
  schemas: ReadonlyMap<string, CollectionSchema>
}

export interface ActiveVersions {
  /** Null while no projection has made the collection. */
  ofCollection(name: string): Promise<ActiveVersion | null>
  /** Whether queries still read it, asked now. */
  isStill(version: ActiveVersion): Promise<boolean>
  /** Position of the slowest partition of the active version, read now. */
  position(projection: string): Promise<Position>
  /** Identity of the log that it is folded from. */
  logOf(projection: string): Promise<string | null>
  /** How far all versions are that queries may read; see the port. */
  moment(): Promise<string>
  /** Forgets what was read, after a switch. */
  forget(): void
}

/** Another process may switch versions without a word to this one, so what was read serves for this long. */
const servesFor = 1000

interface Known {
  byCollection: ReadonlyMap<string, ActiveVersion>
  byProjection: ReadonlyMap<string, ActiveVersion>
}

/** Reads which version of each projection is active, at most once a second, however many ask. */
export function activeVersions(control: Control, now: () => number): ActiveVersions {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Known> | null = null

  const known = (): Promise<Known> => {
    if (reading === null || Math.abs(now() - readAt) >= servesFor) {
      readAt = now()
      const mine = readActive(control)
      reading = mine
      // What could not be read is asked again by the next one. Handing on the reading that has begun since would make
      // a failure of that one too a rejection that nobody waits for, which ends the process.
      mine.catch(() => {
        reading = reading === mine ? null : reading
      })
    }
    return reading
  }
  return {
    ofCollection: async (name) => (await known()).byCollection.get(name) ?? null,
    isStill: async ({ projection, version }) => {
      const { projections, connection } = control
      const options = { projection: { active: 1 } }
      const entry = await connection.run(() => projections.findOne({ _id: projection }, options))
      return entry?.active === version
    },
    async position(projection) {
      const active = (await known()).byProjection.get(projection)
      return active === undefined ? beforeFirst : slowestPosition(control, active)
    },
    logOf: async (projection) => (await known()).byProjection.get(projection)?.log ?? null,
    moment: () => readMoment(control),
    forget() {
      reading = null
    },
  }
}

async function readActive({ projections, connection: { run } }: Control): Promise<Known> {
  const entries = await run(() => projections.find({}, { batchSize }).toArray())
  const versions = entries.flatMap((entry): ActiveVersion[] => {
    const active = findEntry(entry, entry.active ?? 0)
    const schemas = parseSchemas(active?.schemas ?? '[]')
    return active === undefined
      ? []
      : [
          {
            projection: entry._id,
            version: active.version,
            log: active.log ?? null,
            schemas: new Map(schemas.map((schema) => [schema.name, schema])),
          },
        ]
  })
  return {
    byProjection: new Map(versions.map((version) => [version.projection, version])),
    byCollection: new Map(versions.flatMap((version) => [...version.schemas.keys()].map((name) => [name, version]))),
  }
}

/** A document is written before its checkpoint moves, and what is owed to a document is settled with one. */
async function readMoment({ checkpoints, projections, connection: { run } }: Control): Promise<string> {
  const [found, entries] = await Promise.all([
    run(() => checkpoints.find({}, { projection: { position: 1, turn: 1 }, sort: [['_id', 1]], batchSize }).toArray()),
    run(() => projections.find({}, { projection: { active: 1 }, sort: [['_id', 1]], batchSize }).toArray()),
  ])
  const active = entries.map(({ _id, active: version }) => `${_id} ${version ?? 0}`)
  return [...active, ...found.map(({ _id, position, turn }) => `${_id} ${numberOf(position)} ${turn}`)].join('\n')
}

async function slowestPosition(
  { checkpoints, connection: { run } }: Control,
  { projection, version }: ActiveVersion,
): Promise<Position> {
  const found = await run(() => checkpoints.find({ projection, version }, { batchSize }).toArray())
  return earliestOf(found.map(({ position }) => position))
}
