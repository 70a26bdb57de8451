import { beforeFirst, type Position } from '@deals/events'
import { askedTogether } from '@deals/storage'
import type { Awaited, CollectionSchema } from '../../platform/read-models.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { looksAt } from './look-at-checkpoints.ts'
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
  /** Position of the slowest partition of the active version, or of that of a key, read now. */
  position(projection: string, key?: string): Promise<Position>
  /** The same for all of it, as the last moment that was told has found it. */
  positionLately(projection: string): Promise<Position>
  /** Identity of the log that it is folded from. */
  logOf(projection: string): Promise<string | null>
  /** Whether the version that is read now was seen there before: a version never goes back. */
  isKnownToReach(awaited: Awaited): Promise<boolean>
  /** How far all versions are that queries may read; see the port. */
  moment(): Promise<string>
  /** Told that versions have moved. */
  moved(): void
  /** Forgets what was read, after a switch. */
  forget(): void
}

/** Another process may switch versions without a word to this one, so what was read serves for this long. */
const servesFor = 1000

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
  const activeIn = askedTogether((asked: readonly string[]) => readNumbers(control, [...new Set(asked)]))
  const looks = looksAt(control)
  return {
    ofCollection: async (name) => (await known()).byCollection.get(name) ?? null,
    isStill: async ({ projection, version }) => (await activeIn(projection)).get(projection) === version,
    async position(projection, key) {
      const active = (await known()).byProjection.get(projection)
      return active === undefined ? beforeFirst : looks.position(active, key)
    },
    async positionLately(projection) {
      const active = (await known()).byProjection.get(projection)
      return active === undefined ? beforeFirst : looks.positionLately(active)
    },
    async isKnownToReach({ projection, position }) {
      const active = (await known()).byProjection.get(projection)
      return active !== undefined && looks.isKnownToReach(active, position)
    },
    logOf: async (projection) => (await known()).byProjection.get(projection)?.log ?? null,
    async moment() {
      const text = await looks.moment()
      return `${(await known()).names}\n${text}`
    },
    moved: () => looks.moved(),
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

async function readNumbers(
  { projections, connection: { run } }: Control,
  asked: readonly string[],
): Promise<Map<string, number | null>> {
  const named = { _id: { $in: [...asked] } }
  const entries = await run(() => projections.find(named, { projection: { active: 1 }, batchSize }).toArray())
  return new Map(entries.map(({ _id, active }) => [_id, active]))
}
