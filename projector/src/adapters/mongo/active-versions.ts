import { beforeFirst, earliestOf, numberOf, steadyNow, type Position } from '@deals/events'
import { sharedRuns } from '@deals/storage'
import type { VersionRef } from '../../platform/projection-store.ts'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { parseSchemas } from '../parse-stored.ts'
import { batchSize, findEntry, nameOf, type Control } from './mongo-control.ts'

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
  /** Whether the version that is read now was seen there before: a version never goes back. */
  isKnownToReach(projection: string, position: Position): Promise<boolean>
  /** How far all versions are that queries may read; see the port. */
  moment(): Promise<string>
  /** Told that versions have moved. */
  moved(): void
  /** Forgets what was read, after a switch. */
  forget(): void
}

/** Another process may switch versions without a word to this one, so what was read serves for this long. */
const servesFor = 1000
/**
 * Another process may fold without a word to this one, too. Views are further behind than this anyhow, and whoever waits
 * for a write of theirs is shown what a look after it has found.
 */
const lookServesFor = 10

interface Known {
  /** Which versions these are. */
  names: string
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
  const actives = sharedRuns(() => readNumbers(control))
  let last: Look | null = null
  let isMoved = false
  const look = sharedRuns(async () => {
    isMoved = false
    return (last = await lookAtCheckpoints(control))
  })
  const isRecent = ({ begunAt }: Look) => !isMoved && steadyNow() - begunAt < lookServesFor
  return {
    ofCollection: async (name) => (await known()).byCollection.get(name) ?? null,
    isStill: async ({ projection, version }) => (await actives()).get(projection) === version,
    async position(projection) {
      const active = (await known()).byProjection.get(projection)
      return active === undefined ? beforeFirst : positionIn(await look(), active)
    },
    async isKnownToReach(projection, position) {
      const active = (await known()).byProjection.get(projection)
      return active !== undefined && last !== null && positionIn(last, active) >= position
    },
    logOf: async (projection) => (await known()).byProjection.get(projection)?.log ?? null,
    async moment() {
      const { text } = last !== null && isRecent(last) ? last : await look()
      return `${(await known()).names}\n${text}`
    },
    moved: () => void (isMoved = true),
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
    names: versions.map(nameOf).join('\n'),
    byProjection: new Map(versions.map((version) => [version.projection, version])),
    byCollection: new Map(versions.flatMap((version) => [...version.schemas.keys()].map((name) => [name, version]))),
  }
}

async function readNumbers({ projections, connection: { run } }: Control): Promise<Map<string, number | null>> {
  const entries = await run(() => projections.find({}, { projection: { active: 1 }, batchSize }).toArray())
  return new Map(entries.map(({ _id, active }) => [_id, active]))
}

const positionIn = ({ positions }: Look, active: VersionRef): Position => positions.get(nameOf(active)) ?? beforeFirst

/** How far all versions are, read at once. */
interface Look {
  begunAt: number
  text: string
  /** Of the slowest partition of each version. */
  positions: ReadonlyMap<string, Position>
}

/** A document is written before its checkpoint moves, and what is owed to a document is settled with one. */
async function lookAtCheckpoints({ checkpoints, connection: { run } }: Control): Promise<Look> {
  const begunAt = steadyNow()
  const projection = { projection: 1, version: 1, position: 1, turn: 1 }
  const found = await run(() => checkpoints.find({}, { projection, sort: [['_id', 1]], batchSize }).toArray())
  const positions = new Map<string, Position>()
  for (const entry of found) {
    const name = nameOf(entry)
    positions.set(name, earliestOf([entry.position, positions.get(name) ?? entry.position]))
  }
  const text = found.map(({ _id, position, turn }) => `${_id} ${numberOf(position)} ${turn}`).join('\n')
  return { begunAt, text, positions }
}
