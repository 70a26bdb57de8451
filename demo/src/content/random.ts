/** Numbers from 0 up to, but not with, 1; the same seed always gives the same ones. */
export type Random = () => number

/** A seed from a name (FNV-1a), so that a new post does not change what the others look like. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** The generator mulberry32: small, fast and even enough for demonstration data. */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? seedOf(seed) : seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from low to high, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) {
    throw new RangeError('Nothing to pick from.')
  }
  return item
}

/** A copy in another order. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item)
}

/** A list that is dealt out card by card and shuffled anew when it ends, so that sentences repeat as late as they can. */
export function deck<Item>(random: Random, items: readonly Item[]): () => Item {
  let rest: Item[] = []
  return () => {
    if (rest.length === 0) {
      rest = shuffle(random, items)
    }
    const item = rest.pop()
    if (item === undefined) {
      throw new RangeError('Nothing to deal.')
    }
    return item
  }
}
