import { factTime, type AnyRecorded, beforeFirst, type Position } from '@deals/events'
import { noEventAt, type EventLog, type LogEvent } from '@deals/event-log'
import { readEvents, type Decoder, type ReadEvent } from './decoding.ts'
import { foldBatch } from './fold-batch.ts'
import { foldOf } from './fold-event.ts'
import { parkedKeys, type ParkedKeys } from './parked-keys.ts'
import type { Projection } from './projection.ts'
import type { Doc, ProjectionWriter } from './read-models.ts'
import { documentCache } from './document-cache.ts'
import { workingSet, type WorkingSet } from './working-set.ts'

export interface AsOfOptions {
  log: EventLog
  decoder: Decoder
  projections: readonly Projection[]
  /** What the documents are keyed by: a post's id. */
  key: string
  /** Only what happened up to this time (ms), or was written up to this position, counts. */
  until: { at: number } | { position: Position }
  signal?: AbortSignal
}

export interface AsOf {
  /** Position of the last event that counted. */
  position: Position
  at: number | null
  /** Documents by collection and id, as they stood. */
  documents: Readonly<Record<string, Readonly<Record<string, Doc>>>>
}

const pageSize = 2000
/** Events that reach documents of every key. */
const everyKey = '*'

/** Folds the events of one key alone, from the first one up to a moment: what readers saw then. */
export async function asOf({ log, decoder, projections, key, until, signal }: AsOfOptions): Promise<AsOf> {
  if ('position' in until && (await log.eventAt(until.position)) === undefined) {
    throw noEventAt(until.position)
  }
  const folds = projections.map(startFold)
  const wanted = new Set<string>(projections.flatMap(({ handles }) => handles))
  let [position, at, isOver]: [Position, number | null, boolean] = [beforeFirst, null, false]
  for (let after = beforeFirst; !isOver && signal?.aborted !== true;) {
    const batch = await log.readAll({ after, limit: pageSize })
    const mine = batch.events.filter(
      (event) => wanted.has(event.type) && mayConcern(event, key) && counts(event, until),
    )
    await foldInto(folds, await readEvents(mine, decoder, () => true), key)
    position = mine.at(-1)?.position ?? position
    at = latestFact(mine, at)
    // Facts that were written later may have happened earlier, so a time is looked for up to the end.
    isOver = batch.live || ('position' in until && batch.upTo >= until.position)
    after = batch.upTo
  }
  return { position, at, documents: documentsOf(folds) }
}

interface FoldOptions {
  decoder: Decoder
  projections: readonly Projection[]
  key: string
  events: readonly LogEvent[]
}

/** The documents that events of one key make, folded in the order given. */
export async function foldEvents({ decoder, projections, key, events }: FoldOptions): Promise<AsOf['documents']> {
  const folds = projections.map(startFold)
  await foldInto(folds, await readEvents(events, decoder, () => true), key)
  return documentsOf(folds)
}

/** When the latest of some facts happened. */
export const latestFact = (events: readonly LogEvent[], known: number | null = null): number | null =>
  events.reduce<number | null>((latest, event) => Math.max(latest ?? 0, factTime(event)), known)

interface MomentFold {
  projection: Projection
  fold: ReturnType<typeof foldOf>
  working: WorkingSet
  parked: ParkedKeys
}

const startFold = (projection: Projection): MomentFold => ({
  projection,
  fold: foldOf(projection),
  working: workingSet(nothingStored, documentCache()),
  parked: parkedKeys(projection),
})

async function foldInto(folds: readonly MomentFold[], read: readonly ReadEvent[], key: string): Promise<void> {
  for (const { projection, fold, working, parked } of folds) {
    const own = read.filter(({ event }) => event !== undefined && isOf(projection, event, key))
    await foldBatch({ projection, fold, working, parked }, own)
  }
}

const counts = (event: LogEvent, until: AsOfOptions['until']): boolean =>
  'at' in until ? factTime(event) <= until.at : event.position <= until.position

/** Looks before decoding: an event of another post names another post. Events that name none may reach all. */
function mayConcern({ data }: LogEvent, key: string): boolean {
  const { postId } = data
  return typeof postId !== 'number' || String(postId) === key
}

function isOf({ handles, key: keyOf }: Projection, event: AnyRecorded, key: string): boolean {
  const own = handles.some((type) => type === event.type) ? keyOf(event) : null
  return own === key || own === everyKey
}

function documentsOf(folds: readonly { working: WorkingSet }[]): AsOf['documents'] {
  const documents: Record<string, Record<string, Doc>> = {}
  for (const { collection, id, doc } of folds.flatMap(({ working }) => working.changes().puts)) {
    if (doc !== null) {
      // A post that was voted on often has thousands.
      const known = (documents[collection] ??= {})
      known[id] = doc
    }
  }
  return documents
}

/** The folds of one key begin with nothing and are written nowhere. */
const nothingStored: ProjectionWriter = {
  load: async () => new Map(),
  idsWhere: async () => [],
  checkpoint: async () => null,
  checkpoints: async () => [],
  repartition: async () => false,
  commit: async () => ({ written: 0, older: 0, moved: false }),
}
