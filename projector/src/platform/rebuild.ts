import { setTimeout as delay } from 'node:timers/promises'
import { dayMs, beforeFirst, laterOf, numberOf, type Position } from '@deals/events'
import type { EventLog } from '@deals/event-log'
import { backFill, type Filled, type FoldBeside } from './back-fill.ts'
import { codeOf } from './code-of.ts'
import { compareDigests, recountDigest } from './compare-versions.ts'
import type { Decoder } from './decoding.ts'
import { eventsLeft, percentOf, secondsLeft, speedometer } from './progress.ts'
import type { Projection } from './projection.ts'
import { refOf, type ProjectionStore, type StoredVersion, type VersionRef } from './projection-store.ts'
import type { RecordOps } from './record-ops.ts'
import { notingUnread } from './unread-events.ts'

export type RebuildStep = 'back-fill' | 'indexes' | 'hand-over' | 'verify' | 'switch' | 'done'

export interface RebuildProgress {
  step: RebuildStep
  /** What of the step is being done, where it has parts. */
  detail: string
  position: Position
  head: Position
  /** Null before anything was read from a log that cannot count its events; so is the time left. */
  percent: number | null
  /** Read so far. */
  events: number
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
  /** Goes on with a rebuild that was cut off, also where nothing but the comparison and the switch was left to do. */
  goesOn?: boolean
  /** Takes half of the projections onto another core, as long as nobody is served by any of them. */
  foldBeside?: FoldBeside | undefined
  signal: AbortSignal
  onProgress?: (progress: RebuildProgress) => void
}

export const keepReplacedFor = dayMs
const lookEvery = 25
const handOverWithin = 30_000

/**
 * Builds new versions beside the running ones, which it never touches: back-fill, indexes, hand-over to the running
 * projector, comparison, switch. What was cut off goes on from its own checkpoint: at the next start where a page asked for it, else
 * when it is asked for again.
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
    {
      ...options,
      foldBeside: (await isFirst(options, building)) ? options.foldBeside : undefined,
      noteUnread: notingUnread(options),
      onIndex: (step) => tell('indexes', step),
      onBatch: (filled, batch) => tell('back-fill', '', { filled, ...batch }),
    },
    unfinished(building),
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

type Tell = (
  step: RebuildStep,
  detail: string,
  at?: { filled: Filled; head: Position; total: number | null; events: number },
) => void
type Begun = readonly { projection: Projection; version: StoredVersion }[]

/** Until a first version is built nobody is served by it; later ones leave the other core to those who are. */
async function isFirst({ store }: RebuildOptions, begun: Begun): Promise<boolean> {
  const active = new Map((await store.standings()).map((standing) => [standing.projection, standing.active]))
  return begun.every(({ version }) => active.get(version.projection) === version.version)
}

const unfinished = (begun: Begun) =>
  begun
    .filter(({ version }) => version.state === 'building')
    .map(({ projection, version }) => ({ projection, ref: refOf(version) }))

function telling({ onProgress }: RebuildOptions): Tell {
  const speed = speedometer()
  let last = { position: beforeFirst, head: beforeFirst, documentsWritten: 0, events: 0 }
  let total: number | null = null
  return (step, detail, at) => {
    if (at !== undefined) {
      last = { ...at.filled, head: laterOf(at.head, at.filled.position) }
      total = at.total
      speed.passed(at.events)
    }
    const eventsPerSecond = speed.perSecond()
    onProgress?.({
      step,
      detail,
      ...last,
      percent: percentOf({ events: last.events, total }),
      eventsPerSecond,
      secondsLeft: secondsLeft(eventsLeft({ events: last.events, total }), eventsPerSecond),
    })
  }
}

async function beginOrResume(options: RebuildOptions, projection: Projection): Promise<StoredVersion> {
  const { store, log, goesOn = false } = options
  const [code, identity] = [codeOf(projection), await log.identity()]
  const isCurrent = (version: StoredVersion) => version.code === code && version.log === identity
  const { name, collections } = projection
  const versions = (await store.versions()).filter(({ projection }) => projection === name)
  const unfinished = versions.filter(({ state }) => state === 'building' || state === 'ready')
  const active = (await store.standings()).find((standing) => standing.projection === name)?.active ?? 0
  const built = goesOn ? versions.filter(({ state, version }) => state === 'fed' && version > active) : []
  for (const outdated of unfinished.filter((version) => !isCurrent(version))) {
    await store.drop(refOf(outdated))
  }
  const made = { code, log: identity, collections, state: 'building', indexed: false } as const
  return [...unfinished, ...built].find(isCurrent) ?? findVersion(store, await store.create(name, made))
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
  const { code, log } = await findVersion(store, ref)
  const isSameCode = active?.code === code && active.log === log && active.state === 'fed'
  const compared = isSameCode
    ? await compareDigests(store, [active, ref], { signal })
    : await recountDigest(store, ref, options.projections)
  const { position, digest, isEqual } = compared
  await record([{ type: 'ProjectionVerified', data: { ...ref, position: numberOf(position), digest, equal: isEqual } }])
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
  await record([{ type: 'ProjectionSwitched', data: { ...ref, from, position: numberOf(position) } }])
  return true
}
