import { resolve } from 'node:path'
import type { CollectionSchema, ReadModels } from '../../platform/read-models.ts'
import { checkFilter } from '../check-filter.ts'
import { waitingFor } from '../waiting.ts'
import { signalsOf } from '../signal.ts'
import { activeVersions, type ActiveVersions } from './active-versions.ts'
import { connectReader, inOneMoment, isMissingTable } from './connection.ts'
import { searchDocuments, searchIds } from './search-documents.ts'
import { sqliteCollection, type ReadActive } from './sqlite-collection.ts'
import { statementsOf } from './sqlite-statements.ts'

/** Opens the read models of one file for queries; a file that is not there yet is made and answers with nothing. */
export function openSqliteReadModels({ file, now }: { file: string; now?: () => number }): ReadModels {
  const connection = connectReader(file)
  const statements = statementsOf(connection)
  const active = activeVersions(statements, now)
  const signals = signalsOf(resolve(file))
  const waiting = waitingFor((projection, key) => active.position(projection, key))
  signals.listen((signal) => {
    if (signal.kind === 'progress') {
      signal.projections.forEach((projection) => waiting.look(projection))
    } else {
      active.forget()
    }
  })
  const changes = connection.prepare<[], number>('pragma data_version').pluck()
  const reading = {
    // One statement sees one moment by itself; a transaction around it would take as long again.
    once: readingActive(active, (read) => read()),
    inOneMoment: readingActive(active, (read) => inOneMoment(connection, read)),
  }
  const collection = <T extends object>(schema: CollectionSchema) => sqliteCollection<T>(schema, statements, reading)
  return {
    collection,
    async search(...[schema, query, filter, { limit }]) {
      checkFilter(schema, filter)
      return reading.inOneMoment(schema.name, [], (table) =>
        searchDocuments(statements, table, { query, filter, limit }),
      )
    },
    async searchIds(...[schema, query, filter, { limit }]) {
      checkFilter(schema, filter)
      return reading.inOneMoment(schema.name, [], (table) => searchIds(statements, table, { query, filter, limit }))
    },
    position: async (projection) => active.position(projection),
    logOf: async (projection) => active.ofProjection(projection)?.log ?? null,
    // SQLite counts what other connections write, and this one writes nothing.
    moment: async () => String(changes.get()),
    waitFor: async (awaited, ms) =>
      active.isKnownToReach(awaited.projection, awaited.position) || waiting.until(awaited, ms),
    async close() {
      waiting.close()
      signals.close()
      connection.close()
    },
  }
}

/** A version may be switched and dropped within the second that its name is remembered: then its successor answers. */
function readingActive(active: ActiveVersions, inMoment: <T>(read: () => T) => T): ReadActive {
  return (collection, empty, read) => {
    const attempt = () => {
      const version = active.ofCollection(collection)
      const table = version?.tables.get(collection)
      return version === null || table === undefined ? empty : inMoment(() => read(table, version))
    }
    try {
      return attempt()
    } catch (error) {
      if (!isMissingTable(error)) {
        throw error
      }
      active.forget()
      return attempt()
    }
  }
}
