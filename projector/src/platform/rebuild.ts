import { setTimeout as delay } from 'node:timers/promises'
import type { EventLog, Position } from '@deals/events/log'
import { chase } from './chase.ts'
import { codeOf } from './code-of.ts'
import { compareDigests, recountDigest } from './compare-versions.ts'
import type { Decoder } from './decoding.ts'
import { openLane, type Lane } from './lane.ts'
import { paceOf } from './pace.ts'
import { percentOf, secondsLeft, speedometer } from './progress.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore, StoredVersion, VersionRef } from './projection-store.ts'
import type { RecordOps } from './record-ops.ts'

export type RebuildStep = 'back-fill' | 'indexes' | 'hand-over' | 'verify' | 'switch' | 'done'

export interface RebuildProgress {
  step: RebuildStep
  /** What of the step is being done, where it has parts. */
  detail: string
  position: Position
  head: Position
  percent: number
  eventsPerSecond: number
  secondsLeft: number | null
  documentsWritten: number
}

export interface Rebuilt extends VersionRef {
  from: number | null
  position: Position
  digest: string
  /** Against the active version, when both were folded by the same code; else against its own documents. */
  comparedWith: 'active' | 'itself'
  isEqual: boolean
  isSwitched: boolean
}

export interface RebuildOptions {
  log: EventLog
  store: ProjectionStore
  decoder: Decoder
  record: RecordOps
  /** Those to build anew, in one pass over the log. */
  projections: readonly Projection[]
  /** Part of one core that the back-fill may take. */
  share: number
  isSwitchWanted: boolean
  signal: AbortSignal
  onProgress?: (progress: RebuildProgress) => void
}

export const keepReplacedFor = 24 * 60 * 60 * 1000
const lookEvery = 25
const handOverWithin = 30_000

/**
 * Builds new versions beside the running ones, which it never touches: back-fill, indexes, hand-over to the running
 * projector, comparison, switch. What was cut off goes on from its own checkpoint when it is asked for again.
 */
export async function rebuild(options: RebuildOptions): Promise<Rebuilt[]> {
  const { projections, record } = options
  const tell = telling(options)
  const building: { projection: Projection; version: StoredVersion }[] = []
  for (const projection of projections) {
    building.push({ projection, version: await beginOrResume(options, projection) })
  }
  await record(building.map(({ version }) => ({ type: 'ProjectionRebuildStarted', data: refOf(version) })))
  await backFill(
    options,
    building.filter(({ version }) => version.state === 'building'),
    tell,
  )
  for (const { version } of building) {
    await handOver(options, version, tell)
  }
  const rebuilt: Rebuilt[] = []
  for (const { version } of building) {
    rebuilt.push(await verifyAndSwitch(options, refOf(version), tell))
  }
  tell('done', '')
  return rebuilt
}

type Tell = (step: RebuildStep, detail: string, at?: { lanes: readonly Lane[]; head: Position; events: number }) => void
type Building = readonly { projection: Projection; version: StoredVersion }[]

const refOf = ({ projection, version }: VersionRef): VersionRef => ({ projection, version })

function telling({ onProgress }: RebuildOptions): Tell {
  const speed = speedometer()
  let last = { position: 0, head: 0, documentsWritten: 0 }
  return (step, detail, at) => {
    if (at !== undefined) {
      const position = Math.min(...at.lanes.map((lane) => lane.position))
      const documentsWritten = at.lanes.reduce((sum, { counts }) => sum + counts.written, 0)
      last = { position, head: Math.max(at.head, position), documentsWritten }
      speed.passed(at.events)
    }
    const eventsPerSecond = speed.perSecond()
    onProgress?.({
      step,
      detail,
      ...last,
      percent: percentOf(last.position, last.head),
      eventsPerSecond,
      secondsLeft: secondsLeft(last.head - last.position, eventsPerSecond),
    })
  }
}

async function beginOrResume({ store }: RebuildOptions, projection: Projection): Promise<StoredVersion> {
  const code = codeOf(projection)
  const { name, collections } = projection
  const unfinished = (await store.versions()).filter(
    (version) => version.projection === name && (version.state === 'building' || version.state === 'ready'),
  )
  for (const outdated of unfinished.filter((version) => version.code !== code)) {
    await store.drop(refOf(outdated))
  }
  const resumed = unfinished.find((version) => version.code === code)
  return (
    resumed ?? findVersion(store, await store.create(name, { code, collections, state: 'building', indexed: false }))
  )
}

async function findVersion(store: ProjectionStore, ref: VersionRef): Promise<StoredVersion> {
  const found = (await store.versions()).find(
    ({ projection, version }) => projection === ref.projection && version === ref.version,
  )
  if (found === undefined || found.state === 'dropped') {
    throw new Error(`version ${ref.version} of ${ref.projection} was dropped meanwhile`)
  }
  return found
}

async function backFill(options: RebuildOptions, building: Building, tell: Tell): Promise<void> {
  const { store, log, signal } = options
  const lanes: Lane[] = []
  for (const { projection, version } of building) {
    lanes.push(await openLane({ store, projection, ref: refOf(version), mode: 'rebuild', signal }))
  }
  const fold = async (head: Position) => {
    const onBatch = ({ events }: { events: readonly unknown[] }) =>
      tell('back-fill', '', { lanes, head, events: events.length })
    await chase(lanes, { ...options, pace: paceOf(options.share, signal), isStrict: true, onBatch })
    signal.throwIfAborted()
  }
  await fold(await log.head())
  for (const { ref } of lanes) {
    await store.buildIndexes(ref, (step) => tell('indexes', step))
    signal.throwIfAborted()
  }
  // Building the indexes took a while; what came meanwhile is folded before somebody else takes over.
  await fold(await log.head())
  for (const { ref } of lanes) {
    await store.setState(ref, 'ready')
  }
}

/** The running projector sees that a version is ready, folds what is left and feeds it from then on. */
async function handOver({ store, signal }: RebuildOptions, version: VersionRef, tell: Tell): Promise<void> {
  const givesUpAt = performance.now() + handOverWithin
  tell('hand-over', version.projection)
  while ((await findVersion(store, version)).state !== 'fed') {
    if (performance.now() > givesUpAt) {
      throw new Error(`no running projector took over version ${version.version} of ${version.projection}`)
    }
    await delay(lookEvery, undefined, { signal })
  }
}

async function verifyAndSwitch(options: RebuildOptions, ref: VersionRef, tell: Tell): Promise<Rebuilt> {
  const { store, record, signal, isSwitchWanted } = options
  tell('verify', ref.projection)
  const from = (await store.standings()).find(({ projection }) => projection === ref.projection)?.active ?? null
  const active = (await store.versions()).find((one) => one.projection === ref.projection && one.version === from)
  const isSameCode = active?.code === (await findVersion(store, ref)).code && active.state === 'fed'
  const compared = isSameCode
    ? await compareDigests(store, [active, ref], signal)
    : await recountDigest(store, ref, options.projections)
  const { position, digest, isEqual } = compared
  await record([{ type: 'ProjectionVerified', data: { ...ref, position, digest, equal: isEqual } }])
  const isSwitched = from === ref.version || (isEqual && isSwitchWanted && (await switchTo(options, ref, tell)))
  return { ...ref, from, position, digest, comparedWith: isSameCode ? 'active' : 'itself', isEqual, isSwitched }
}

/** Switches as soon as the new version is as far as the old one, so that no reader is taken back in time. */
export async function switchTo(
  { store, record, signal }: Pick<RebuildOptions, 'store' | 'record' | 'signal'>,
  ref: VersionRef,
  tell: (step: 'switch', detail: string) => void = () => {},
): Promise<boolean> {
  tell('switch', ref.projection)
  const from = (await store.standings()).find(({ projection }) => projection === ref.projection)?.active ?? 0
  const givesUpAt = performance.now() + handOverWithin
  while (!(await store.activate(ref, keepReplacedFor))) {
    if (performance.now() > givesUpAt) {
      return false
    }
    await delay(lookEvery, undefined, { signal })
  }
  const { position } = await findVersion(store, ref)
  await record([{ type: 'ProjectionSwitched', data: { ...ref, from, position } }])
  return true
}
