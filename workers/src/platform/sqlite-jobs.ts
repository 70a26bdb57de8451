import type Database from 'better-sqlite3'
import { limited } from '@deals/storage'
import type { Position } from '@deals/events'
import type { DeadJob, Job, JobRequest, Place, QueueCounts, Verdict } from './job-queue.ts'

/** How long the name of a finished job stays taken. */
const rememberedFor = 3_600_000
/** What a site that was away brings at once is done at once, and an hour later old; whoever gives a job then should not wait for all of it. */
const forgottenAtOnce = 500

const table = `
  create table if not exists jobs (
    queue text not null,
    id text not null,
    payload text not null,
    state text not null,
    due integer not null,
    later integer not null,
    tries integer not null default 0,
    postponed integer not null default 0,
    token integer not null default 0,
    error text,
    primary key (queue, id)
  ) without rowid, strict;
  create index if not exists jobs_due on jobs (queue, due) where state in ('waiting', 'active');
  create index if not exists jobs_done on jobs (due) where state = 'done';
  create index if not exists jobs_dead on jobs (due) where state = 'dead';
  create table if not exists places (log text primary key, position integer not null) without rowid, strict`

interface Row {
  queue: string
  id: string
  payload: string
  tries: number
  postponed: number
  token: number
  error: string | null
  due: number
}
interface Counted {
  queue: string
  state: string
  jobs: number
}
/** A job in the hands of a worker, until its time is up. */
export interface Claimed extends Job {
  postponed: number
  /** Changes with each claim, so that whoever was too slow cannot end the try of another. */
  token: number
}

interface Claim {
  now: number
  until: number
  most: number
}

const mine = `where queue = @queue and id = @id and token = @token and state = 'active'`

/** Each part by its index: this is asked every few seconds, and those that are done are many. */
export const countedJobs = `
  select queue, state, count(*) as jobs from jobs indexed by jobs_due where state in ('waiting', 'active') group by queue, state
  union all select queue, state, count(*) from jobs indexed by jobs_dead where state = 'dead' group by queue, state`

function prepare(database: Database.Database) {
  return {
    insert: database.prepare(
      `insert into jobs (queue, id, payload, state, due, later) values (@queue, @id, @payload, 'waiting', @due, @later)
     on conflict do update set payload = excluded.payload, state = 'waiting', due = excluded.due, later = excluded.later,
       tries = 0, postponed = 0, token = token + 1, error = null where state = 'done' and due < @before`,
    ),
    claim: database.prepare<[object], Row>(
      `update jobs set state = 'active', due = @until, tries = tries + 1, token = token + 1 where queue = @queue and id in
       (select id from jobs where queue = @queue and state in ('waiting', 'active') and due <= @now
        order by due limit +@most)
     returning *`,
    ),
    extend: database.prepare(`update jobs set due = @until ${mine}`),
    finish: database.prepare(
      `update jobs set state = @state, due = @due, error = @error, later = 0, postponed = postponed + @postponed ${mine}`,
    ),
    forget: database.prepare(
      `delete from jobs where (queue, id) in
       (select queue, id from jobs where state = 'done' and due < @before order by due limit +@most)`,
    ),
    // A file of before says only that a job is for later, not how much later.
    bound: database.prepare(
      `update jobs set due = case when later = 0 or state = 'active' then @latest else @now + later end
       where state in ('waiting', 'active') and due >
       case when later = 0 or state = 'active' then @latest when later > 1 then @now + later else due end`,
    ),
    next: database.prepare<[string], { due: number | null }>(
      `select min(due) as due from jobs where queue = ? and state in ('waiting', 'active')`,
    ),
    unsettled: database.prepare<[], { open: number }>(
      `select count(*) as open from jobs where state in ('waiting', 'active') and (state = 'active' or later = 0)`,
    ),
    counted: database.prepare<[], Counted>(countedJobs),
    dead: database.prepare<[number], Row>(`select * from jobs where state = 'dead' order by due desc ${limited}`),
    place: database.prepare<[string], { position: Position }>('select position from places where log = ?'),
    setPlace: database.prepare('insert or replace into places (log, position) values (@log, @position)'),
    // Another process that was faster has brought the same jobs.
    movePlace: database.prepare(
      `insert into places (log, position) values (@log, @position)
       on conflict do update set position = max(position, excluded.position)`,
    ),
    revive: database.prepare(
      `update jobs set state = 'waiting', due = @now, tries = 0, postponed = 0, error = null
     where queue = @queue and id = @id and state = 'dead'`,
    ),
    discard: database.prepare(`delete from jobs where queue = @queue and id = @id and state = 'dead'`),
  }
}

/** The table of jobs. `due` is when a waiting job may start, an active one is lost, or a done one ended; `later` how long it was put off. */
export function sqliteJobs(database: Database.Database) {
  // Who needs a job on the disk waits for it; of the rest a power cut takes away a try, which is made again.
  database.pragma('synchronous = NORMAL')
  database.exec(table)
  const statements = prepare(database)
  const insertAll = database.transaction((requests: readonly JobRequest[], now: number, place?: Place): number => {
    const before = now - rememberedFor
    statements.forget.run({ before, most: forgottenAtOnce })
    if (place !== undefined) {
      statements.movePlace.run(place)
    }
    return requests.reduce((sum, { queue, id, payload, delayMs = 0 }) => {
      const row = { queue, id, payload: JSON.stringify(payload), due: now + delayMs, later: Math.ceil(delayMs) }
      return sum + statements.insert.run({ ...row, before }).changes
    }, 0)
  })
  return {
    insertAll: (requests: readonly JobRequest[], now: number, place?: Place): number => insertAll(requests, now, place),
    place: (log: string): Position | null => statements.place.get(log)?.position ?? null,
    setPlace: (place: Place) => void statements.setPlace.run(place),
    /** Those that are due first, as many as there are hands for them. */
    claim(queue: string, { now, until, most }: Claim): Claimed[] {
      // Read to its end, where it is committed: a claim that the disk refused would be given out, and again at once.
      const rows = statements.claim.all({ queue, now, until, most })
      return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Job['payload'] }))
    },
    extend: (queue: string, { id, token }: Claimed, until: number) =>
      void statements.extend.run({ queue, id, token, until }),
    done: (queue: string, { id, token }: Claimed, now: number) =>
      void statements.finish.run({ queue, id, token, state: 'done', due: now, error: null, postponed: 0 }),
    failed(
      queue: string,
      { id, token }: Claimed,
      failure: { verdict: Verdict; error: string; isPostponed: boolean; now: number },
    ) {
      const { verdict, error, isPostponed, now } = failure
      const due = verdict.state === 'dead' ? now : now + verdict.afterMs
      statements.finish.run({ queue, id, token, state: verdict.state, due, error, postponed: isPostponed ? 1 : 0 })
    },
    /** After a clock was set back, or may have been: no job waits for as long as it was ahead, and those for later no longer than they were to. */
    bound: (now: number, mostMs: number) => void statements.bound.run({ now, latest: now + mostMs }),
    nextDue: (queue: string): number | null => statements.next.get(queue)?.due ?? null,
    isSettled: (): boolean => (statements.unsettled.get()?.open ?? 0) === 0,
    counts: () => countsOf(statements.counted.all()),
    dead: (limit: number): DeadJob[] => statements.dead.all(limit).map(toDeadJob),
    revive: (queue: string, id: string, now: number): boolean => statements.revive.run({ queue, id, now }).changes > 0,
    discard: (queue: string, id: string): boolean => statements.discard.run({ queue, id }).changes > 0,
  }
}

function toDeadJob({ queue, id, payload, tries, error, due }: Row): DeadJob {
  return { queue, id, tries, error: error ?? '', at: due, payload: JSON.parse(payload) as DeadJob['payload'] }
}

function countsOf(rows: readonly Counted[]): Record<string, QueueCounts> {
  const counts: Record<string, QueueCounts> = {}
  for (const { queue, state, jobs } of rows) {
    counts[queue] = { waiting: 0, active: 0, dead: 0, ...counts[queue], [state]: jobs }
  }
  return counts
}

export type SqliteJobs = ReturnType<typeof sqliteJobs>
