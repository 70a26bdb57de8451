import { resolve } from 'node:path'
import { perTurn, type PerTurn } from '@deals/storage'
import { refOf, StoreBusy, type KeptVersions, type ProjectionStore } from '../../platform/projection-store.ts'
import { signalsOf, type Signals } from '../signal.ts'
import { buildIndexes } from './build-indexes.ts'
import { commitTogether, type CommitTogether } from './commit-together.ts'
import { connect, connectPrivate, foldBack, isTransient, type Connection } from './connection.ts'
import { moveCheckpoints } from './sqlite-partitions.ts'
import { sqliteParking } from './sqlite-parking.ts'
import { sqliteRequests } from './sqlite-requests.ts'
import { readingVersion, sqliteSnapshot } from './sqlite-snapshot.ts'
import { statementsOf, type Statements } from './sqlite-statements.ts'
import {
  activateVersion,
  createVersion,
  dropVersion,
  listStandings,
  listVersions,
  tablesOfVersion,
} from './sqlite-versions.ts'
import { sqliteWriter } from './sqlite-writer.ts'
import { watchChanges } from './watch-changes.ts'

interface Opened {
  connection: Connection
  commits: CommitTogether
  statements: Statements
  /** Null for a private store, which nobody else can see. */
  shared: Shared | null
  now: () => number
}

interface Shared {
  file: string
  signals: Signals
  /** Views that have moved; all of one turn are told of together. */
  moved: PerTurn<string>
}

/** Opens the read models of one file for projectors and operators. */
export function openSqliteProjectionStore({ file, now }: { file: string; now?: () => number }): ProjectionStore {
  const signals = signalsOf(resolve(file))
  const moved = perTurn<string>((projections) =>
    signals.send({ kind: 'progress', projections: [...new Set(projections)] }),
  )
  return storeOn({ ...over(connect(file)), shared: { file, signals, moved }, now: now ?? Date.now })
}

/** A store that nobody else can see, gone when it is closed. */
export function openPrivateStore(now: () => number): ProjectionStore {
  return storeOn({ ...over(connectPrivate()), shared: null, now })
}

const over = (connection: Connection) => ({
  connection,
  commits: commitTogether(connection),
  statements: statementsOf(connection),
})

function storeOn(opened: Opened): ProjectionStore {
  const { connection, commits, statements, shared, now } = opened
  const changed = () => shared?.signals.send({ kind: 'changed' })
  return {
    ...versionsOn(opened, changed),
    writer: (ref) => writerOn(opened, ref),
    async advance(moves) {
      const made = await commits.write(() => moveCheckpoints(statements, moves)).catch(throwBusy)
      moves.filter((_, at) => made[at]).forEach(({ projection }) => shared?.moved.add(projection))
      return made
    },
    parking: (ref) => sqliteParking(statements, refOf(ref), changed),
    requests: sqliteRequests(statements, changed, now),
    snapshot: async (ref) =>
      shared === null ? { ...readingVersion(connection, ref), close: () => {} } : sqliteSnapshot(shared.file, ref),
    scratch: async () => openPrivateStore(now),
    onChange: (listener) => (shared === null ? () => {} : watchChanges(connection, shared.signals, listener)),
    async close() {
      commits.flush()
      shared?.moved.flush()
      shared?.signals.close()
      if (shared !== null) {
        foldBack(connection)
      }
      connection.close()
    },
  }
}

function versionsOn(opened: Opened, changed: () => void): KeptVersions {
  const { connection, statements, shared } = opened
  return {
    versions: async () => listVersions(statements),
    standings: async () => listStandings(statements),
    async create(projection, version) {
      const made = busyAware(() => createVersion(opened, projection, version))
      shared?.signals.send({ kind: 'switched', projection })
      return made
    },
    async adopt(log) {
      busyAware(() => statements.run('update versions set log = ? where log is null', [log]))
    },
    collectionsOf: async (ref) => [...tablesOfVersion(statements, ref).keys()],
    async setState({ projection, version }, state) {
      const sql = `update versions set state = ? where projection = ? and version = ? and state <> 'dropped'`
      busyAware(() => statements.run(sql, [state, projection, version]))
      changed()
    },
    async buildIndexes(ref, onStep = () => {}) {
      const tables = [...tablesOfVersion(statements, ref).values()]
      await buildIndexes({ connection, statements, ref, tables, onStep }).catch(throwBusy)
      shared?.signals.send({ kind: 'switched', projection: ref.projection })
    },
    async activate(ref, keepPreviousFor) {
      const isActive = busyAware(() => activateVersion(opened, ref, keepPreviousFor))
      shared?.signals.send({ kind: 'switched', projection: ref.projection })
      return isActive
    },
    async setPaused(projection, paused) {
      busyAware(() =>
        statements.run('update projections set paused = ? where projection = ?', [Number(paused), projection]),
      )
      changed()
    },
    async drop(ref) {
      const isDropped = busyAware(() => dropVersion(opened, ref))
      shared?.signals.send({ kind: 'switched', projection: ref.projection })
      return isDropped
    },
  }
}

function writerOn(
  { connection, commits, statements, shared, now }: Opened,
  ref: Parameters<ProjectionStore['writer']>[0],
) {
  const writer = sqliteWriter({ connection, statements, ref, tables: tablesOfVersion(statements, ref), now })
  return {
    ...writer,
    // The first look-up by a field makes an index.
    idsWhere: async (...asked: Parameters<typeof writer.idsWhere>) => busyAware(() => writer.idsWhere(...asked)),
    async commit(commit: Parameters<typeof writer.commit>[0]) {
      const committed = await commits.write(() => writer.commit(commit)).catch(throwBusy)
      if (!committed.moved) {
        shared?.moved.add(ref.projection)
      }
      return committed
    },
    repartition: async (partitions: readonly string[]) => busyAware(() => writer.repartition(partitions)),
  }
}

/** Tells errors that pass by themselves from those that do not. */
function busyAware<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    return throwBusy(error)
  }
}

function throwBusy(error: unknown): never {
  throw isTransient(error) && error instanceof Error ? new StoreBusy(error.message, { cause: error }) : error
}
