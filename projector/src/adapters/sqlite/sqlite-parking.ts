import type { Position } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { ParkedKey, Parking, VersionRef } from '../../platform/projection-store.ts'
import type { Commit, ParkedEvent } from '../../platform/read-models.ts'
import type { Statements } from './sqlite-statements.ts'

interface ParkedRow {
  key: string
  position: Position
  event_id: string
  type: string
  stream: string
  kind: 'decode' | 'fold' | null
  error: string | null
  first_seen: number
}

const ofVersion = 'projection = ? and version = ?'

const parkedEvent = (row: ParkedRow): ParkedEvent => ({
  key: row.key,
  position: row.position,
  eventId: row.event_id,
  type: row.type,
  stream: row.stream,
  failure: row.kind === null ? null : { kind: row.kind, message: row.error ?? '' },
})

export function parkEvents(
  statements: Statements,
  { ref, events, at }: { ref: VersionRef; events: readonly ParkedEvent[]; at: number },
): void {
  for (const { key, position, eventId, type, stream, failure } of events) {
    statements.run(
      `insert or ignore into parked_events(projection, version, key, position, event_id, type, stream, kind, error, first_seen)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ref.projection,
        ref.version,
        key,
        position,
        eventId,
        type,
        stream,
        failure?.kind ?? null,
        failure?.message ?? null,
        at,
      ],
    )
  }
}

/** A request ends with the last event that it was about: what is parked under the key later was not asked about. */
export function releaseEvents(statements: Statements, ref: VersionRef, release: Commit['release']): void {
  if (release === undefined) {
    return
  }
  const ofKey = [ref.projection, ref.version, release.key]
  for (const position of release.positions) {
    statements.run(`delete from parked_events where ${ofVersion} and key = ? and position = ?`, [...ofKey, position])
  }
  if (statements.one(`select 1 from parked_events where ${ofVersion} and key = ?`, ofKey) === undefined) {
    statements.run(`delete from parked_requests where ${ofVersion} and key = ?`, ofKey)
  }
}

/** The parking of one version, as operators and the projector see it. */
export function sqliteParking(statements: Statements, ref: VersionRef, changed: () => void): Parking {
  const owner = [ref.projection, ref.version]
  const eventsOf = (key: string): ParkedRow[] =>
    statements.all<ParkedRow>(`select * from parked_events where ${ofVersion} and key = ? order by position`, [
      ...owner,
      key,
    ])
  return {
    keys: async () => parkedKeys(statements, ref),
    events: async (key) => eventsOf(key).map(parkedEvent),
    async request(key, { action, reason }) {
      // One statement: what is released meanwhile, by another process, is not asked about.
      const asked = statements.run(
        `insert or replace into parked_requests(projection, version, key, action, reason, id)
         select ?, ?, ?, ?, ?, ? where exists (select 1 from parked_events where ${ofVersion} and key = ?)`,
        [...owner, key, action, reason, newUuid(), ...owner, key],
      )
      void (asked > 0 && changed())
      return asked > 0
    },
    async endRequest(key, { id, failure }) {
      const ended = statements.run(`delete from parked_requests where ${ofVersion} and key = ? and id = ?`, [
        ...owner,
        key,
        id,
      ])
      if (ended > 0 && failure !== null) {
        statements.run(`update parked_events set error = ? where ${ofVersion} and key = ? and kind is not null`, [
          failure,
          ...owner,
          key,
        ])
      }
    },
  }
}

function parkedKeys(statements: Statements, ref: VersionRef): ParkedKey[] {
  const rows = statements.all<
    ParkedRow & { events: number; action: 'retry' | 'discard' | null; reason: string | null; id: string | null }
  >(
    `select e.*, k.events, r.action, r.reason, r.id from
       (select key, count(*) as events, min(position) as position from parked_events where ${ofVersion} group by key) k
     join parked_events e on e.projection = ? and e.version = ? and e.key = k.key and e.position = k.position
     left join parked_requests r on r.projection = e.projection and r.version = e.version and r.key = e.key
     order by k.key`,
    [ref.projection, ref.version, ref.projection, ref.version],
  )
  return rows.map((row) => ({
    ...ref,
    key: row.key,
    events: row.events,
    first: parkedEvent(row),
    firstSeen: row.first_seen,
    request: row.action === null ? null : { id: row.id ?? '', action: row.action, reason: row.reason ?? '' },
  }))
}
