import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeFirst, eventTypes, numberOf, type EventType, type Position } from '@deals/events'
import { damageOf, sqliteProblem, StoreProblem } from '@deals/storage'
import type { LogEvent } from '@deals/event-log'
import { codeOf } from '../platform/code-of.ts'
import { compareDigests, NeverAlike, recountDigest } from '../platform/compare-versions.ts'
import { keptVersions } from '../platform/kept-versions.ts'
import { notShown } from '../platform/not-shown.ts'
import type { StoredVersion, VersionRef } from '../platform/projection-store.ts'
import type { Desk } from './desk.ts'
import { count } from './print-table.ts'

interface Finding {
  check: string
  /** What is wrong, or null. */
  problem: string | null
}

/** Looks for everything that would show up later as a riddle; exit 1 when it finds something. */
export async function doctorCommand(desk: Desk): Promise<number> {
  const findings = [
    ...pageFindings(desk),
    ...(await plainly('the event log', desk.files.log, () => logFindings(desk))),
    ...(await plainly('checkpoints', desk.files.readModels, () => checkpointFindings(desk))),
    ...(await plainly('digests', desk.files.readModels, () => digestFindings(desk))),
    walFinding('write-ahead file of the event log', desk.files.log),
    walFinding('write-ahead file of the read models', desk.files.readModels),
    catalogueFinding(desk),
  ]
  findings.forEach(({ check, problem }) =>
    desk.print(problem === null ? `ok       ${check}` : `PROBLEM  ${check}: ${problem}`),
  )
  return findings.every(({ problem }) => problem === null) ? 0 : 1
}

const isNext = (last: Position, position: Position): boolean => numberOf(position) === numberOf(last) + 1

/** Every page of the files is read; one that is damaged gives a sentence, and not what reading it ends in. */
function pageFindings({ files }: Desk): Finding[] {
  return [files.log, files.accounts, files.readModels].map((file) => ({
    check: `pages of ${basename(file)} are whole`,
    problem: damageOf(file),
  }))
}

async function plainly(check: string, file: string, find: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await find()
  } catch (error) {
    const message = error instanceof StoreProblem ? error.message : sqliteProblem(error, file)?.message
    if (message === undefined) {
      throw error
    }
    return [{ check: `${check} can be read`, problem: message }]
  }
}

const pageSize = 5000

/** One walk through the log: what its positions promise, times that never go back, revisions without holes. */
async function logFindings({ log, codec, signal }: Desk): Promise<Finding[]> {
  const revisions = new Map<string, number>()
  const first: Record<'density' | 'order' | 'time' | 'revision' | 'type', string | null> = {
    density: null,
    order: null,
    time: null,
    revision: null,
    type: null,
  }
  let last: Pick<LogEvent, 'position' | 'at'> = { position: beforeFirst, at: 0 }
  let events = 0
  for (let isOver = false; !isOver && !signal.aborted;) {
    const batch = await log.readAll({ after: last.position, limit: pageSize })
    for (const event of batch.events) {
      const { position, at, stream, revision, type } = event
      const place = numberOf(position)
      first.density ??= isNext(last.position, position) ? null : `after ${numberOf(last.position)} comes ${place}`
      first.order ??= position > last.position ? null : `after ${numberOf(last.position)} comes ${place}`
      first.time ??= at >= last.at ? null : `the event at ${place} is older than the one before`
      first.revision ??=
        revision === (revisions.get(stream) ?? -1) + 1 ? null : `${stream} jumps to revision ${revision} at ${place}`
      first.type ??= codec.knows(type) ? null : `${type} at ${place}`
      revisions.set(stream, revision)
      last = event
    }
    events += batch.events.length
    isOver = batch.live || batch.events.length === 0
  }
  return [
    log.promises.dense
      ? { check: `positions of ${count(events)} events are dense`, problem: first.density }
      : { check: `positions of ${count(events)} events rise`, problem: first.order },
    { check: 'times never go back', problem: first.time },
    { check: `revisions of ${count(revisions.size)} streams have no holes`, problem: first.revision },
    { check: 'every event is of a type that this program knows', problem: first.type },
  ]
}

async function checkpointFindings({ store, log, identity, projections }: Desk): Promise<Finding[]> {
  const head = await log.head()
  const versions = await keptVersions(store)
  const standings = await store.standings()
  const ofOthers = versions.filter((version) => version.log !== null && version.log !== identity)
  const ahead = versions.find((version) => version.position > head && !ofOthers.includes(version))
  const answering = ofOthers.filter(({ projection, version }) =>
    standings.some((one) => one.projection === projection && one.active === version),
  )
  const unfinished = versions.filter(({ state }) => state === 'building')
  const parked = versions.filter(({ parkedKeys }) => parkedKeys > 0)
  const older = projections.filter(({ name, ...rest }) => {
    const active = standings.find(({ projection }) => projection === name)?.active
    return versions.some(
      (one) => one.projection === name && one.version === active && one.code !== codeOf({ name, ...rest }),
    )
  })
  return [
    {
      check: 'no read model is ahead of the log',
      problem: ahead === undefined ? null : `${named([ahead])} at ${numberOf(ahead.position)}, head ${numberOf(head)}`,
    },
    {
      check: 'read models that answer are folded from this log',
      problem: answering.length === 0 ? null : `${named(answering)}; the next start builds them anew`,
    },
    {
      check: 'no rebuild was left unfinished',
      problem: unfinished.length === 0 ? null : unfinishedSentence(unfinished),
    },
    { check: 'nothing is parked', problem: parked.length === 0 ? null : named(parked) },
    {
      check: 'running versions are of this code',
      problem: older.length === 0 ? null : older.map(({ name }) => name).join(', '),
    },
  ]
}

const named = (some: readonly VersionRef[]): string =>
  some.map(({ projection, version }) => `${projection} version ${version}`).join(', ')

/** What a page asked for goes on by itself; what this tool began goes on where it was, but only when somebody asks for it. */
function unfinishedSentence(some: readonly VersionRef[]): string {
  const goesOn = [...new Set(some.map(({ projection }) => `"rebuild ${projection}"`))].join(', ')
  return `${named(some)}; unless it is under way, ${goesOn} goes on where it was`
}

/** Versions that nobody feeds are not waited for any longer than this. */
const waitsFor = 2_000

async function digestFindings(desk: Desk): Promise<Finding[]> {
  const findings: Finding[] = []
  const versions = (await desk.store.versions()).filter(({ state }) => state === 'fed')
  for (const version of versions) {
    findings.push(...(await whileKept(desk, [version], () => recountFinding(desk, version))))
    const twin = versions.find(
      (one) => one.projection === version.projection && one.code === version.code && one.version > version.version,
    )
    if (twin !== undefined && twin.position === version.position) {
      findings.push(...(await whileKept(desk, [version, twin], () => twinFinding(desk, version, twin))))
    }
  }
  return findings
}

async function recountFinding({ store, projections }: Desk, version: StoredVersion): Promise<Finding> {
  const { isEqual } = await recountDigest(store, version, projections)
  const check = `digest of ${version.projection} version ${version.version} is that of its documents`
  return { check, problem: isEqual ? null : 'it is not; verify it' }
}

async function twinFinding({ store, signal }: Desk, version: StoredVersion, twin: StoredVersion): Promise<Finding> {
  const check = `versions ${version.version} and ${twin.version} of ${version.projection} agree`
  try {
    const { isEqual } = await compareDigests(store, [version, twin], { signal, stillFor: waitsFor })
    return { check, problem: isEqual ? null : 'they differ; verify it' }
  } catch (error) {
    if (error instanceof NeverAlike) {
      return { check, problem: `${error.message}; is a projector running?` }
    }
    throw error
  }
}

/** A running site drops within a minute what was replaced twice: then there is nothing to find any more. */
async function whileKept(
  { store }: Desk,
  refs: readonly VersionRef[],
  find: () => Promise<Finding>,
): Promise<Finding[]> {
  try {
    return [await find()]
  } catch (error) {
    const kept = await keptVersions(store)
    if (refs.every((ref) => kept.some((one) => one.projection === ref.projection && one.version === ref.version))) {
      throw error
    }
    return []
  }
}

const largestWal = 256 * 1024 * 1024

function walFinding(check: string, file: string): Finding {
  const size = existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0
  const problem =
    size > largestWal ? `it has grown to ${count(Math.round(size / 1024 / 1024))} MiB; is a reader stuck?` : null
  return { check: `${check} is small`, problem }
}

function catalogueFinding({ projections }: Desk): Finding {
  const handled = new Set<EventType>(projections.flatMap(({ handles }) => handles))
  const missing = eventTypes.filter((type) => notShown[type] === undefined && !handled.has(type))
  return {
    check: 'every type of event is folded by a projection',
    problem: missing.length === 0 ? null : missing.join(', '),
  }
}
