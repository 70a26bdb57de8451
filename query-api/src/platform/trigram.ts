/** Texts are titles: the same ones are compared again and again. */
const mostRemembered = 20_000
const remembered = new Map<string, Float64Array>()

/** How alike two texts are, 0 to 1: the share of three-letter pieces that both hold. */
export function similarity(left: string, right: string): number {
  const [mine, theirs] = [trigramsOf(left), trigramsOf(right)]
  const shared = countShared(mine, theirs)
  const all = mine.length + theirs.length - shared
  return all === 0 ? 0 : shared / all
}

function trigramsOf(text: string): Float64Array {
  const known = remembered.get(text)
  if (known !== undefined) {
    return known
  }
  if (remembered.size >= mostRemembered) {
    remembered.clear()
  }
  const made = trigrams(text)
  remembered.set(text, made)
  return made
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
