import type { Snapshot, VersionRef } from '../../platform/projection-store.ts'
import { connectReader, type Connection } from './connection.ts'
import { readCheckpoints, standingOf } from './sqlite-partitions.ts'
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
  const tables = tablesOfVersion(statements, ref)
  return {
    ...standingOf(readCheckpoints(statements, ref)),
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
