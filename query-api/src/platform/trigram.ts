import { LRUCache } from 'lru-cache'

/** Three-letter pieces of a text, of lower-case words with blanks around them. */
function trigrams(text: string): Set<string> {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const pieces = (words ?? []).flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  })
  return new Set(pieces)
}

/** Titles are compared again and again while somebody writes one of their own. */
const known = new LRUCache<string, Set<string>>({ max: 2_000 })

function knownTrigrams(text: string): Set<string> {
  const found = known.get(text) ?? trigrams(text)
  known.set(text, found)
  return found
}

/** Tells how alike other texts are to this one, 0 to 1: the share of pieces that both hold. */
export function likenessTo(text: string): (other: string) => number {
  const mine = [...trigrams(text)]
  return (other) => {
    const theirs = knownTrigrams(other)
    const shared = mine.filter((piece) => theirs.has(piece)).length
    const all = mine.length + theirs.size - shared
    return all === 0 ? 0 : shared / all
  }
}
