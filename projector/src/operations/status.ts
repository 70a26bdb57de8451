import { beforeFirst, counted, numberOf, type Position } from '@deals/events'
import { Invalid, type LogEvent } from '@deals/event-log'
import { codeOf } from '../platform/code-of.ts'
import type { Standing, StoredVersion } from '../platform/projection-store.ts'
import type { Desk } from './desk.ts'
import { count, span, tableOf } from './print-table.ts'

/** What runs, how far every version is, and what waits for an operator. */
export async function printStatus(desk: Desk): Promise<number> {
  const { store, log, print } = desk
  const head = await log.head()
  const standings = new Map((await store.standings()).map((standing) => [standing.projection, standing]))
  const versions = (await store.versions()).filter(({ state }) => state !== 'dropped')
  const projector = (await desk.isProjectorRunning()) ? 'running' : 'not running'
  const events = await log.between(beforeFirst, head)
  const size = events === undefined ? `up to ${numberOf(head)}` : `${count(events)} events`
  print(`event log: ${size}; projector: ${projector}`)
  const rows: (string | number)[][] = []
  const ofOthers = versions.filter((version) => isOfAnotherLog(version, desk.identity))
  otherLogSentences(ofOthers.map((version) => roleOf(version, standings.get(version.projection)))).forEach(print)
  for (const version of versions) {
    const standing = standings.get(version.projection)
    const role = roleOf(version, standing)
    rows.push([
      version.projection,
      version.version,
      role,
      standing?.paused === true ? 'paused' : stateOf(desk, version),
      numberOf(version.position),
      ...(await lagOf(desk, version, head)),
      version.parkedKeys,
      version.digest?.slice(0, 8) ?? 'counted',
    ])
  }
  tableOf([
    ['projection', 'version', 'role', 'state', 'position', 'lag', 'behind', 'parked', 'digest'],
    ...rows,
  ]).forEach(print)
  return 0
}

type Role = 'active' | 'previous' | 'shadow'

function roleOf({ version }: StoredVersion, standing: Standing | undefined): Role {
  return standing?.active === version ? 'active' : standing?.previous === version ? 'previous' : 'shadow'
}

/** What becomes of versions whose positions say nothing about this log. */
function otherLogSentences(played: readonly Role[]): string[] {
  const active = played.filter((one) => one === 'active').length
  const kept = played.length - active
  return [
    ...(active > 0
      ? [
          `${counted(active, 'running version is', 'running versions are')} folded from another event log; the next start builds anew from this one.`,
        ]
      : []),
    ...(kept > 0
      ? [
          `${counted(kept, 'version that nobody reads is', 'versions that nobody reads are')} folded from another event log; a running site drops what was replaced a day ago, and nothing has to be done.`,
        ]
      : []),
  ]
}

/** What an operator should know of a version before all else. */
function stateOf({ projections, identity }: Desk, version: StoredVersion): string {
  const declared = projections.find(({ name }) => name === version.projection)
  if (declared === undefined) {
    return 'unknown to this program'
  }
  if (isOfAnotherLog(version, identity)) {
    return 'of another log'
  }
  return version.code === codeOf(declared) ? version.state : 'of older code'
}

/** Its position says nothing about this log. */
const isOfAnotherLog = ({ log }: StoredVersion, identity: string): boolean => log !== null && log !== identity

/** Events and time; a place that this log does not have is no place to count from. */
async function lagOf({ log, identity }: Desk, version: StoredVersion, head: Position): Promise<(string | number)[]> {
  if (isOfAnotherLog(version, identity)) {
    return ['unknown', 'unknown']
  }
  const { position } = version
  try {
    const next = position < head ? await eventAfter(log, position) : undefined
    const behind = next === undefined ? '0 s' : span(Math.max(0, (Date.now() - next.at) / 1000))
    return [(await log.between(position, head)) ?? 'not counted', behind]
  } catch (error) {
    if (error instanceof Invalid) {
      return ['unknown', 'not in this log']
    }
    throw error
  }
}

const eventAfter = async (log: Desk['log'], after: Position): Promise<LogEvent | undefined> =>
  (await log.readAll({ after, limit: 1 })).events[0]

/** What there is to fold, and into what. */
export async function printProjections({ projections, print }: Desk): Promise<number> {
  const rows = projections.map(({ name, version, collections, handles }) => [
    name,
    version,
    collections.map((collection) => collection.name).join(', '),
    handles.length,
  ])
  tableOf([['projection', 'code', 'collections', 'event types'], ...rows]).forEach(print)
  return 0
}
