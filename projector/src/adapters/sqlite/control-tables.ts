/** Raised when the tables below change; older files are refused with a sentence. */
export const storeFormat = 1

/** What stands beside the documents: versions, checkpoints, parked events and requests. */
export const controlTables = `
create table if not exists projections(
  projection text primary key,
  active integer,
  previous integer,
  paused integer not null default 0
) without rowid;
create table if not exists versions(
  projection text not null,
  version integer not null,
  code text not null,
  state text not null,
  indexed integer not null,
  collections text not null,
  created_at integer not null,
  drop_after integer,
  log text,
  primary key (projection, version)
) without rowid;
create table if not exists collections(
  name text primary key,
  projection text not null
) without rowid;
create table if not exists checkpoints(
  projection text not null,
  version integer not null,
  partition text not null,
  position integer not null,
  digest text not null,
  turn integer not null default 0,
  primary key (projection, version, partition)
) without rowid;
create table if not exists parked_events(
  projection text not null,
  version integer not null,
  key text not null,
  position integer not null,
  event_id text not null,
  type text not null,
  stream text not null,
  kind text,
  error text,
  first_seen integer not null,
  primary key (projection, version, key, position)
) without rowid;
create table if not exists parked_requests(
  projection text not null,
  version integer not null,
  key text not null,
  action text not null,
  reason text not null,
  id text not null default '',
  primary key (projection, version, key)
) without rowid;
create table if not exists requests(
  id integer primary key autoincrement,
  projection text not null,
  action text not null,
  state text not null,
  result text,
  created_at integer not null
);
`

/** What came to the tables of a format since it was first written; a file without it gets it when it is opened. */
export const addedColumns = [
  { table: 'versions', column: 'log', sql: 'alter table versions add column log text' },
  {
    table: 'checkpoints',
    column: 'turn',
    sql: 'alter table checkpoints add column turn integer not null default 0',
  },
  {
    table: 'parked_requests',
    column: 'id',
    sql: "alter table parked_requests add column id text not null default ''",
  },
] as const
