import { emptyDigest } from '../../platform/digest.ts'
import type { Snapshot, VersionRef } from '../../platform/projection-store.ts'
import { connectReader, type Connection } from './connection.ts'
import { statementsOf } from './sqlite-statements.ts'
import { tablesOfVersion } from './sqlite-versions.ts'

/** Keeps one moment of a version on a connection of its own; writers go on beside it. */
export function sqliteSnapshot(file: string, ref: VersionRef): Snapshot {
  const connection = connectReader(file)
  connection.exec('begin')
  return { ...readingVersion(connection, ref), close: () => connection.close() }
}

/** A version as this connection sees it. */
export function readingVersion(connection: Connection, ref: VersionRef): Omit<Snapshot, 'close'> {
  const statements = statementsOf(connection)
  const checkpoint = statements.one<{ position: number | null; digest: string | null }>(
    'select min(position) as position, digest from checkpoints where projection = ? and version = ?',
    [ref.projection, ref.version],
  )
  const tables = tablesOfVersion(statements, ref)
  return {
    position: checkpoint?.position ?? 0,
    digest: checkpoint?.digest ?? emptyDigest,
    *documents(collection) {
      const name = tables.get(collection)?.name
      if (name !== undefined) {
        yield* connection
          .prepare<[], { id: string; text: string }>(`select id, doc as text from ${name} where gone = 0 order by id`)
          .iterate()
      }
    },
  }
}
