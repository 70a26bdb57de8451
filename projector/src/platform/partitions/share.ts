import { afterLast, type AnyRecorded } from '@deals/events'
import { everyPartition, partitionOf } from '@deals/event-log'
import type { ReadEvent } from '../decoding.ts'
import type { Touched } from '../fold-event.ts'
import type { Projection, StoredDocument } from '../projection.ts'
import type { Held } from '../document-cache.ts'
import { partNamed } from './partition-names.ts'

/** What of a projection one partition folds. */
export interface Share {
  /** Whether an event changes documents of this partition. One that cannot be read may change any. */
  concerns(read: ReadEvent): boolean
  /**
   * What of an event's documents this partition may see and write. Of an event that reaches every partition, each folds
   * its own documents: one that another partition writes would be moved past events which that one has still to fold.
   */
  ours(touched: Touched): Touched
}

/** Null when the whole log is folded as one. */
export function shareOf(projection: Projection, partition: string): Share | null {
  const part = partNamed(partition)
  if (part === null) {
    return null
  }
  const owner = projection.ownerOf ?? namedOwner(projection)
  const shared = new Set(projection.collections.filter(({ isShared }) => isShared).map(({ name }) => name))
  const isIn = (key: string) => partitionOf(key, part.count) === part.index
  const isOurs = (held: Held) => {
    const key = shared.has(held.collection) ? null : owner(held)
    return shared.has(held.collection) || (key !== null && isIn(key))
  }
  return {
    concerns({ event }) {
      const key = event === undefined ? everyPartition : keyOf(projection, event)
      return key === everyPartition || isIn(key)
    },
    ours: (touched) =>
      keyOf(projection, touched.event) === everyPartition
        ? {
            ...touched,
            documents: touched.documents.map((held) => (isOurs(held) ? held : hidden(held))),
            matching: touched.matching.filter(isOurs),
          }
        : touched,
  }
}

/** An event whose key cannot be told is kept by whoever it reached. */
function keyOf(projection: Projection, event: AnyRecorded): string {
  try {
    return projection.key(event)
  } catch {
    return everyPartition
  }
}

/** As if it were not there, and too new for anything that would be written into it. */
const hidden = (held: Held): Held => ({ ...held, doc: null, pos: afterLast })

function namedOwner({ view = 'by-post' }: Projection): (document: StoredDocument) => string {
  const field = view === 'by-post' ? 'postId' : 'userId'
  return ({ id, doc }) => {
    const named = doc?.[field]
    return typeof named === 'string' || typeof named === 'number' ? String(named) : (id.split(':')[0] ?? id)
  }
}
