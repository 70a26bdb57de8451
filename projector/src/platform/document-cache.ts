import type { Position } from '@deals/events'
import type { Sum } from './digest.ts'
import type { Doc } from './read-models.ts'

/** A document while events are folded into it, and from then on until its room is needed. */
export interface Held {
  readonly collection: string
  readonly id: string
  pos: Position
  doc: Doc | null
  /** The document as it is stored. */
  storedDoc: Doc | null
  /** What it adds to the digest as it is stored; known once it was needed. */
  storedSum: Sum | null
  /** Its stored text, until its sum is known. */
  storedText: string | null
  isChanged: boolean
  /** Whether it is part of the digest. */
  readonly isCounted: boolean
}

/** Documents kept between batches, so that a hot post is not read again for each of its votes. */
export interface DocumentCache {
  get(collection: string, id: string): Held | undefined
  add(held: Held): void
  remove(held: Held): void
  /** Makes room. Not while a batch is folded: its documents must all be found again. */
  tidy(): void
  clear(): void
}

interface Generations {
  recent: Map<string, Held>
  earlier: Map<string, Held>
}
const usuallyRecent = 10_000

/**
 * A full generation of documents becomes the earlier one, and those of it that nobody asks for are gone with the next.
 * That forgets nearly as well as a list in the order of use does, and nothing has to be moved for each look.
 */
export function documentCache(mostRecent = usuallyRecent): DocumentCache {
  const collections = new Map<string, Generations>()
  const generationsOf = (collection: string): Generations => {
    const known = collections.get(collection)
    if (known !== undefined) {
      return known
    }
    const made: Generations = { recent: new Map(), earlier: new Map() }
    collections.set(collection, made)
    return made
  }
  return {
    get(collection, id) {
      const { recent, earlier } = generationsOf(collection)
      const held = recent.get(id)
      const aged = held === undefined ? earlier.get(id) : undefined
      if (aged !== undefined) {
        recent.set(id, aged)
      }
      return held ?? aged
    },
    add: (held) => void generationsOf(held.collection).recent.set(held.id, held),
    remove({ collection, id }) {
      const { recent, earlier } = generationsOf(collection)
      recent.delete(id)
      earlier.delete(id)
    },
    tidy() {
      for (const generations of collections.values()) {
        if (generations.recent.size > mostRecent) {
          generations.earlier = generations.recent
          generations.recent = new Map()
        }
      }
    },
    clear: () => collections.clear(),
  }
}
