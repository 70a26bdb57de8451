import { beforeFirst, type Position } from '@deals/events'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { positionFor } from '../key-partition.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import type { Statements } from './sqlite-statements.ts'
import { tableOf, type CollectionTable } from './tables.ts'

/** What queries read at this moment. */
export interface ActiveVersion {
  projection: string
  version: number
  log: string | null
  indexed: boolean
  tables: ReadonlyMap<string, CollectionTable>
}

export interface ActiveVersions {
  /** Null while no projection has made the collection. */
  ofCollection(name: string): ActiveVersion | null
  ofProjection(name: string): ActiveVersion | null
  /** Position of the slowest partition of the active version, or of that of a key, read now. */
  position(projection: string, key?: string): Position
  /** Whether the version that is read now was seen there before: a version never goes back. */
  isKnownToReach(projection: string, position: Position): boolean
  /** Forgets what was read, after a switch. */
  forget(): void
}

/** Another process may switch versions without a word to this one, so what was read serves for this long. */
const servesFor = 1000

interface VersionRow {
  projection: string
  version: number
  log: string | null
  indexed: number
  collections: string
}

type KnownVersion = ActiveVersion & Pick<VersionRow, 'collections'>

/** Reads which version of each projection is active, at most once a second. */
export function activeVersions(statements: Statements, now: () => number = Date.now): ActiveVersions {
  let readAt = Number.NEGATIVE_INFINITY
  let byCollection = new Map<string, ActiveVersion>()
  let byProjection = new Map<string, KnownVersion>()
  const seenAt = new Map<string, { version: number | undefined; position: Position }>()

  const refresh = () => {
    if (Math.abs(now() - readAt) < servesFor) {
      return
    }
    readAt = now()
    const versions = statements
      .all<VersionRow>(
        `select v.projection, v.version, v.log, v.indexed, v.collections
         from projections p join versions v on v.projection = p.projection and v.version = p.active`,
      )
      .map((row) => ({ ...row, indexed: row.indexed === 1, tables: tablesFor(row, byProjection.get(row.projection)) }))
    byProjection = new Map(versions.map((version) => [version.projection, version]))
    byCollection = new Map(versions.flatMap((version) => [...version.tables.keys()].map((name) => [name, version])))
  }

  return {
    ofCollection(name) {
      refresh()
      return byCollection.get(name) ?? null
    },
    ofProjection(name) {
      refresh()
      return byProjection.get(name) ?? null
    },
    position(projection, key) {
      refresh()
      if (key !== undefined) {
        return positionFor(checkpointsOf(statements, projection), key)
      }
      const position = readPosition(statements, projection)
      seenAt.set(projection, { version: byProjection.get(projection)?.version, position })
      return position
    },
    isKnownToReach(projection, position) {
      refresh()
      const seen = seenAt.get(projection)
      return seen !== undefined && seen.version === byProjection.get(projection)?.version && seen.position >= position
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

function readPosition(statements: Statements, projection: string): Position {
  const row = statements.one<{ position: Position | null }>(
    `select min(c.position) as position from projections p
     join checkpoints c on c.projection = p.projection and c.version = p.active where p.projection = ?`,
    [projection],
  )
  return row?.position ?? beforeFirst
}

const checkpointsOf = (statements: Statements, projection: string): { partition: string; position: Position }[] =>
  statements.all(
    `select c.partition, c.position from projections p
     join checkpoints c on c.projection = p.projection and c.version = p.active where p.projection = ?`,
    [projection],
  )

/** What is known of tables hangs on them, so they stay as long as they are the same. */
function tablesFor({ version, collections }: VersionRow, before: KnownVersion | undefined): ActiveVersion['tables'] {
  const isSame = before?.version === version && before.collections === collections
  return isSame ? before.tables : tablesOf(parseSchemas(collections), version)
}

export const tablesOf = (schemas: readonly CollectionSchema[], version: number): Map<string, CollectionTable> =>
  new Map(schemas.map((schema) => [schema.name, tableOf(schema, version)]))
