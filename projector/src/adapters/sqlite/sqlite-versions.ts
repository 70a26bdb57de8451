import type { NewVersion, Standing, StoredVersion, VersionRef, VersionState } from '../../platform/projection-store.ts'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { mayFollow } from '../may-follow.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { allOrNothing, type Connection } from './connection.ts'
import type { Statements } from './sqlite-statements.ts'
import { readCheckpoints, standingOf } from './sqlite-partitions.ts'
import { createCounts } from './kept-counts.ts'
import { createIndexes, createTables, createTextIndex, dropTables, type CollectionTable } from './tables.ts'
import { tablesOf } from './active-versions.ts'

interface VersionRow {
  projection: string
  version: number
  code: string
  state: VersionState
  indexed: number
  created_at: number
  drop_after: number | null
  log: string | null
  parked: number
}

export function listVersions(statements: Statements): StoredVersion[] {
  const rows = statements.all<VersionRow>(
    `select v.projection, v.version, v.code, v.state, v.indexed, v.created_at, v.drop_after, v.log,
       (select count(distinct key) from parked_events e where e.projection = v.projection and e.version = v.version) as parked
     from versions v order by v.projection, v.version`,
  )
  return rows.map((row) => ({
    projection: row.projection,
    version: row.version,
    code: row.code,
    log: row.log,
    state: row.state,
    indexed: row.indexed === 1,
    createdAt: row.created_at,
    dropAfter: row.drop_after,
    ...standingOf(readCheckpoints(statements, row)),
    parkedKeys: row.parked,
  }))
}

export function listStandings(statements: Statements): Standing[] {
  return statements
    .all<{ projection: string; active: number | null; previous: number | null; paused: number }>(
      'select projection, active, previous, paused from projections order by projection',
    )
    .map((row) => ({ ...row, paused: row.paused === 1 }))
}

interface Parts {
  connection: Connection
  statements: Statements
  now: () => number
}

export function createVersion(
  { connection, statements, now }: Parts,
  projection: string,
  made: NewVersion,
): VersionRef {
  return allOrNothing(connection, () => {
    claimCollections(statements, projection, made.collections)
    const last = statements.one<{ version: number | null }>(
      'select max(version) as version from versions where projection = ?',
      [projection],
    )
    const version = (last?.version ?? 0) + 1
    const tables = [...tablesOf(made.collections, version).values()]
    const indexes = made.indexed ? tables.flatMap((table) => [...createIndexes(table), ...createTextIndex(table)]) : []
    for (const sql of [...tables.flatMap(createTables), ...tables.flatMap(createCounts), ...indexes]) {
      connection.exec(sql)
    }
    statements.run(
      'insert into versions(projection, version, code, log, state, indexed, collections, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
      [
        ...[projection, version, made.code, made.log ?? null],
        ...[made.state, Number(made.indexed), JSON.stringify(made.collections), now()],
      ],
    )
    statements.run('insert or ignore into projections(projection, active) values (?, ?)', [projection, version])
    return { projection, version }
  })
}

/** Queries ask for collections by name alone, so a name belongs to one projection. */
function claimCollections(statements: Statements, projection: string, collections: readonly CollectionSchema[]): void {
  for (const { name } of collections) {
    statements.run('insert or ignore into collections(name, projection) values (?, ?)', [name, projection])
    const owner = statements.one<{ projection: string }>('select projection from collections where name = ?', [name])
    if (owner?.projection !== projection) {
      throw new Error(
        `the collection ${name} belongs to ${owner?.projection ?? 'nobody'}, so ${projection} cannot write it`,
      )
    }
  }
}

export function tablesOfVersion(
  statements: Statements,
  { projection, version }: VersionRef,
): Map<string, CollectionTable> {
  const row = statements.one<{ collections: string }>(
    'select collections from versions where projection = ? and version = ?',
    [projection, version],
  )
  return tablesOf(parseSchemas(row?.collections ?? '[]'), version)
}

/** Switches queries to a version that is fed, indexed and as far as the one it replaces. */
export function activateVersion(
  { connection, statements, now }: Parts,
  ref: VersionRef,
  keepPreviousFor: number,
): boolean {
  return allOrNothing(connection, () => {
    const versions = listVersions(statements).filter(({ projection }) => projection === ref.projection)
    const standing = listStandings(statements).find(({ projection }) => projection === ref.projection)
    const wanted = versions.find(({ version }) => version === ref.version)
    const current = versions.find(({ version }) => version === standing?.active)
    const isFit = wanted?.state === 'fed' && wanted.indexed && mayFollow(wanted, current)
    if (!isFit || wanted.version === current?.version) {
      return isFit
    }
    statements.run('update projections set active = ?, previous = ? where projection = ?', [
      ref.version,
      current?.version ?? null,
      ref.projection,
    ])
    statements.run('update versions set drop_after = null where projection = ? and version = ?', [
      ref.projection,
      ref.version,
    ])
    statements.run('update versions set drop_after = ? where projection = ? and version = ?', [
      now() + keepPreviousFor,
      ref.projection,
      current?.version ?? 0,
    ])
    return true
  })
}

export function dropVersion({ connection, statements }: Parts, { projection, version }: VersionRef): boolean {
  return allOrNothing(connection, () => {
    const standing = listStandings(statements).find((one) => one.projection === projection)
    const isThere =
      statements.one('select 1 from versions where projection = ? and version = ?', [projection, version]) !== undefined
    if (!isThere || standing?.active === version) {
      return false
    }
    for (const sql of [...tablesOfVersion(statements, { projection, version }).values()].flatMap(dropTables)) {
      connection.exec(sql)
    }
    for (const table of ['checkpoints', 'parked_events', 'parked_requests']) {
      statements.run(`delete from ${table} where projection = ? and version = ?`, [projection, version])
    }
    statements.run(`update versions set state = 'dropped' where projection = ? and version = ?`, [projection, version])
    statements.run('update projections set previous = null where projection = ? and previous = ?', [
      projection,
      version,
    ])
    return true
  })
}
