import type { AnyRecorded } from '@deals/events'
import type { EventLog, LogEvent, Position } from '@deals/events/log'
import { readEvents, type Decoder } from './decoding.ts'
import { foldBatch } from './fold-batch.ts'
import { foldOf } from './fold-event.ts'
import type { Projection } from './projection.ts'
import type { Doc, ProjectionWriter } from './read-models.ts'
import { documentCache, workingSet, type WorkingSet } from './working-set.ts'

export interface AsOfOptions {
  log: EventLog
  decoder: Decoder
  projections: readonly Projection[]
  /** What the documents are keyed by: a post's id. */
  key: string
  /** Only events stored up to this time (ms) or position count. */
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
  const folds = projections.map((projection) => ({
    projection,
    fold: foldOf(projection),
    working: workingSet(nothingStored, documentCache()),
  }))
  const wanted = new Set<string>(projections.flatMap(({ handles }) => handles))
  let [position, at, isOver]: [Position, number | null, boolean] = [0, null, false]
  for (let after = 0; !isOver && signal?.aborted !== true;) {
    const batch = await log.readAll({ after, limit: pageSize })
    const counted = batch.events.filter((event) => counts(event, until))
    const mine = counted.filter((event) => wanted.has(event.type) && mayConcern(event, key))
    const read = await readEvents(mine, decoder, () => true)
    for (const { projection, fold, working } of folds) {
      const own = read.filter(({ event }) => event !== undefined && isOf(projection, event, key))
      await foldBatch({ projection, fold, working, parked: null }, own)
    }
    position = mine.at(-1)?.position ?? position
    at = mine.at(-1)?.at ?? at
    isOver = batch.live || counted.length < batch.events.length
    after = batch.upTo
  }
  return { position, at, documents: documentsOf(folds) }
}

const counts = (event: LogEvent, until: AsOfOptions['until']): boolean =>
  'at' in until ? event.at <= until.at : event.position <= until.position

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
      documents[collection] = { ...documents[collection], [id]: doc }
    }
  }
  return documents
}

/** The folds of one key begin with nothing and are written nowhere. */
const nothingStored: ProjectionWriter = {
  load: async () => new Map(),
  idsWhere: async () => [],
  checkpoint: async () => null,
  commit: async () => ({ written: 0, older: 0, moved: false }),
}
