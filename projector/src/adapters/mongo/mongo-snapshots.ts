import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { beforeFirst, numberOf, type Position } from '@deals/events'
import type { Snapshot, VersionRef } from '../../platform/projection-store.ts'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { holdWriters } from './hold-writers.ts'
import { readCheckpoints, standingOf } from './mongo-checkpoints.ts'
import { batchSize, findEntry, type CheckpointEntry, type MongoParts } from './mongo-control.ts'
import { openSpool, type Spool } from './spool.ts'
import { idOf } from './stored-document.ts'

/** With fewer changed documents than this since the last look, the writers may be held for what is left. */
const fewChanges = 500
const mostLooks = 8
const pauseMs = 25
/** A commit that was under way when the hold began is given the time to end. */
const triesWhileHeld = 20
const stillForMs = 5000
const momentWithin = 60_000

/** One version on the way to its snapshot. */
interface Copy {
  ref: VersionRef
  schemas: readonly CollectionSchema[]
  spool: Spool
  /** Everything that was changed up to this position is in the spool. */
  since: Position
  turns: number
}

/** How far a version is. */
type Standing = Pick<Snapshot, 'position' | 'partitions'>

/**
 * Versions at one moment, at which all of them stand alike. Their documents are copied while everything goes on, then
 * what has changed meanwhile, again and again; for the last bit the writers are held, which takes milliseconds. That it
 * is one moment is shown by the positions: no document is newer than the checkpoint of the partition that wrote it, and
 * the checkpoints have not moved.
 */
export async function mongoSnapshots(parts: MongoParts, refs: readonly VersionRef[]): Promise<Snapshot[]> {
  const copies: Copy[] = []
  try {
    for (const ref of refs) {
      copies.push({ ref, schemas: await schemasOf(parts, ref), spool: openSpool(), since: beforeFirst, turns: -1 })
    }
    for (const copy of copies) {
      await copyWhileRunning(parts, copy)
    }
    const moment = await oneMoment(parts, copies)
    return copies.map((copy) => snapshotOf(copy, moment))
  } catch (error) {
    copies.forEach(({ spool }) => spool.close())
    throw error
  }
}

async function schemasOf({ control }: MongoParts, { projection, version }: VersionRef): Promise<CollectionSchema[]> {
  const entry = await control.connection.run(() => control.projections.findOne({ _id: projection }))
  return parseSchemas(findEntry(entry, version)?.schemas ?? '[]')
}

async function copyWhileRunning(parts: MongoParts, copy: Copy): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { changed } = await look(parts, copy)
    if (changed <= fewChanges) {
      return
    }
  }
}

async function oneMoment(parts: MongoParts, copies: readonly Copy[]): Promise<Standing> {
  const projections = [...new Set(copies.map(({ ref }) => ref.projection))]
  const givesUpAt = performance.now() + momentWithin
  const stillness = stillnessOf()
  for (;;) {
    const releases = await Promise.all(projections.map((projection) => holdWriters(parts, projection)))
    try {
      const moment = await heldMoment(parts, copies, stillness)
      if (moment !== null) {
        return moment
      }
    } finally {
      await Promise.all(releases.map((release) => release()))
    }
    if (performance.now() > givesUpAt) {
      throw new Error(`${projections.join()} never stood at one position; is a projector running?`)
    }
    await delay(pauseMs)
  }
}

async function heldMoment(
  parts: MongoParts,
  copies: readonly Copy[],
  isStill: (mark: string) => boolean,
): Promise<Standing | null> {
  for (let tries = 0; tries < triesWhileHeld; tries += 1) {
    const looks: Look[] = []
    for (const copy of copies) {
      looks.push(await look(parts, copy))
    }
    const isOver = isStill(looks.map(({ mark }) => mark).join('\n'))
    const [first] = looks
    const isAlike = looks.every(({ standing }) => isDeepStrictEqual(standing, first?.standing))
    if (first !== undefined && isAlike && (isOver || looks.every(({ isMoment }) => isMoment))) {
      return first.standing
    }
    await delay(pauseMs)
  }
  return null
}

/**
 * Whether nothing has changed for so long that no commit can be under way. Documents that are newer than the checkpoint
 * then were left by a writer that died, or written by nobody who should: they are shown as they are.
 */
function stillnessOf(): (mark: string) => boolean {
  let [seen, since] = ['', performance.now()]
  return (mark) => {
    since = mark === seen ? since : performance.now()
    seen = mark
    return performance.now() - since > stillForMs
  }
}

interface Look {
  standing: Standing
  /** Whether it saw one moment, and no part of a commit. */
  isMoment: boolean
  changed: number
  /** Another one after any change. */
  mark: string
}

/** Copies what has changed since the last look. */
async function look(parts: MongoParts, copy: Copy): Promise<Look> {
  const before = await checkpointsOf(parts, copy)
  const turns = before.reduce((sum, { turn }) => sum + turn, 0)
  if (turns !== copy.turns) {
    // A release changes documents without moving their positions, so everything is copied anew.
    Object.assign(copy, { since: beforeFirst, turns })
    copy.spool.clear()
  }
  const positions = new Map(before.map(({ partition, position }) => [partition, position]))
  const standing = standingOf(before)
  let [changed, sum, isSettled] = [0, 0, true]
  for (const { name } of copy.schemas) {
    for await (const page of changedSince(parts, copy, name)) {
      copy.spool.inOneGo(() =>
        page.forEach((stored) => copy.spool.put(name, { id: idOf(stored), text: stored._doc ?? null })),
      )
      changed += page.length
      sum += page.reduce((all, { _pos }) => all + numberOf(_pos), 0)
      // What another division wrote was settled when it was divided anew.
      isSettled &&= page.every(({ _in, _pos }) => _pos <= (positions.get(_in) ?? standing.position))
    }
  }
  copy.since = standing.position
  const isMoment = isSettled && isDeepStrictEqual(await checkpointsOf(parts, copy), before)
  return { standing, isMoment, changed, mark: JSON.stringify([before, changed, sum]) }
}

async function checkpointsOf({ control }: MongoParts, { ref }: Copy): Promise<CheckpointEntry[]> {
  const entry = await control.connection.run(() => control.projections.findOne({ _id: ref.projection }))
  return readCheckpoints(control, { ...ref, division: findEntry(entry, ref.version)?.division ?? '' })
}

async function* changedSince({ control }: MongoParts, { ref, since }: Copy, name: string) {
  const { documents, connection } = control
  const condition = { _gone: { $in: [false, true] }, _pos: { $gt: since } }
  const projection = { _pos: 1, _in: 1, _doc: 1 }
  const cursor = documents(name, ref.version).find(condition, { batchSize, projection })
  try {
    while (await connection.run(() => cursor.hasNext())) {
      yield cursor.readBufferedDocuments()
    }
  } finally {
    await cursor.close()
  }
}

function snapshotOf({ spool, schemas }: Copy, moment: Standing): Snapshot {
  const counted = schemas.filter(({ isShared }) => isShared !== true).map(({ name }) => name)
  return {
    ...moment,
    digest: spool.digestOf(counted),
    documents: (collection) => spool.documents(collection),
    close: () => spool.close(),
  }
}
