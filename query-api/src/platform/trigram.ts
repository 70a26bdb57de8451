import { LRUCache } from 'lru-cache'
import { trigramsOf } from '@deals/events'

/** Titles are compared again and again while somebody writes one of their own. */
const known = new LRUCache<string, Float64Array>({ max: 20_000 })

/** Tells how alike other texts are to this one, 0 to 1: the share of three-letter pieces that both hold. */
export function likenessTo(text: string): (other: string) => number {
  const mine = trigramsOf(text)
  return (other) => {
    const theirs = knownTrigrams(other)
    const shared = countShared(mine, theirs)
    const all = mine.length + theirs.length - shared
    return all === 0 ? 0 : shared / all
  }
}

function knownTrigrams(text: string): Float64Array {
  const found = known.get(text) ?? trigramsOf(text)
  known.set(text, found)
  return found
}

function countShared(mine: Float64Array, theirs: Float64Array): number {
  let shared = 0
  for (let [at, other] = [0, 0]; at < mine.length && other < theirs.length;) {
    const [left = 0, right = 0] = [mine[at], theirs[other]]
    shared += left === right ? 1 : 0
    at += left <= right ? 1 : 0
    other += right <= left ? 1 : 0
  }
  return shared
}
