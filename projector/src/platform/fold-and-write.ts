import { laterOf, type Position } from '@deals/events'
import { movedDigest } from './digest.ts'
import type { DocumentCache } from './document-cache.ts'
import type { Commit, Committed, Digest, ParkedEvent, ProjectionWriter } from './read-models.ts'
import { workingSet, type WorkingSet } from './working-set.ts'

/** Where a processor stands. */
export interface Standing {
  position: Position
  /** The checkpoint as it is stored; a processor that puts off moving it, or writing, stands further. */
  stored: Position
  digest: Digest
  cache: DocumentCache
  /** Null where all that was folded is written. */
  unwritten: Unwritten | null
}

/** What is folded into the documents in hand and not written yet. */
interface Unwritten {
  readonly working: WorkingSet
  readonly park: ParkedEvent[]
  /** How many events of the log it has passed since. */
  passed: number
  /** Where the processor stood before. */
  readonly since: Position
}

export interface Writing {
  readonly writer: ProjectionWriter
  readonly partition: string
  readonly state: Standing
  /** Begins where the store stands: another writer has moved the checkpoint. */
  readonly takeUp: () => Promise<void>
}

/** Folds events into the documents in hand and answers what is not written yet. */
export async function foldInHand(
  writing: Writing,
  passing: number,
  fold: (working: WorkingSet) => Promise<readonly ParkedEvent[]>,
): Promise<Unwritten> {
  const unwritten = inHand(writing)
  await orForget(writing, async () => {
    unwritten.park.push(...(await fold(unwritten.working)))
    unwritten.passed += passing
  })
  return unwritten
}

/** Passes events of which none is to be folded, and answers what is not written yet. */
export function passInHand(writing: Writing, passing: number): Unwritten {
  const unwritten = inHand(writing)
  unwritten.passed += passing
  return unwritten
}

/** Writes what is in hand, and the checkpoint with it. */
export async function write(writing: Writing, rest: Pick<Commit, 'to' | 'release'>): Promise<Committed> {
  const { writer, state, partition } = writing
  const { working, park } = inHand(writing)
  const { puts, digestChange } = working.changes()
  const digest = movedDigest(state.digest, digestChange)
  const commit = { puts, partition, from: state.stored, digest, park, ...rest }
  const committed = await orForget(writing, () => writer.commit(commit))
  if (committed.moved) {
    await writing.takeUp()
  } else {
    working.keep()
    Object.assign(state, { position: laterOf(state.position, rest.to), stored: rest.to, digest, unwritten: null })
  }
  return committed
}

function inHand({ state, writer }: Writing): Unwritten {
  state.unwritten ??= { working: workingSet(writer, state.cache), park: [], passed: 0, since: state.position }
  return state.unwritten
}

/** What is folded into documents that are kept and then is not written must not be met again. */
async function orForget<T>({ state }: Writing, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    state.cache.clear()
    Object.assign(state, { position: state.unwritten?.since ?? state.position, unwritten: null })
    throw error
  }
}
