import { LRUCache } from 'lru-cache'

/** Titles are compared again and again while somebody writes one of their own. */
const known = new LRUCache<string, Float64Array>({ max: 20_000 })

/** Tells how alike other texts are to this one, 0 to 1: the share of three-letter pieces that both hold. */
export function likenessTo(text: string): (other: string) => number {
  const mine = trigrams(text)
  return (other) => {
    const theirs = knownTrigrams(other)
    const shared = countShared(mine, theirs)
    const all = mine.length + theirs.length - shared
    return all === 0 ? 0 : shared / all
  }
}

function knownTrigrams(text: string): Float64Array {
  const found = known.get(text) ?? trigrams(text)
  known.set(text, found)
  return found
}

/** Three-letter pieces of a text, of lower-case words with blanks around them, in rising order. */
function trigrams(text: string): Float64Array {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return Float64Array.from(new Set((words ?? []).flatMap(piecesOf))).sort()
}

/** A piece is the number that its three letters of 16 bits make. */
function piecesOf(word: string): number[] {
  const padded = `  ${word} `
  return Array.from(
    { length: padded.length - 2 },
    (_, at) => padded.charCodeAt(at) * 2 ** 32 + padded.charCodeAt(at + 1) * 2 ** 16 + padded.charCodeAt(at + 2),
  )
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
