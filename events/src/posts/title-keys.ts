/** Three-letter pieces of a title, of lower-case words with blanks around them, in rising order. */
export function trigramsOf(title: string): Float64Array {
  const text = isPlain.test(title) ? title : title.normalize('NFD').replace(/\p{M}/gu, '')
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // Each post is looked for by its pieces, and compared by them with many: lists of lists of them cost many times as much.
  const pieces = new Float64Array(words.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const word of words) {
    at = addPieces(word, pieces, at)
  }
  return eachOnce(pieces.sort())
}

/** What has no marks to be taken away. */
const isPlain = /^[\0-\x7f]*$/
const blank = 32
const letter = 2 ** 16

/** A piece is the number that its three letters of 16 bits make. Answers the place behind the last one. */
function addPieces(word: string, pieces: Float64Array, from: number): number {
  let piece = blank * letter + blank
  for (let at = 0; at <= word.length; at += 1) {
    const next = at < word.length ? word.charCodeAt(at) : blank
    piece = (piece % letter ** 2) * letter + next
    pieces[from + at] = piece
  }
  return from + word.length + 1
}

function eachOnce(sorted: Float64Array): Float64Array {
  let kept = 0
  for (const piece of sorted) {
    if (kept === 0 || piece !== sorted[kept - 1]) {
      sorted[kept] = piece
      kept += 1
    }
  }
  return sorted.slice(0, kept)
}

export type TitleKeyName = `key${number}`
export type TitleKeys = { readonly [Name in TitleKeyName]?: number }

/**
 * How many least pieces make up each key (MinHash). Two titles share one least piece as often as they are alike, so a key
 * of three is rare even on a great site, and one of two reaches titles that are only a little alike: of titles that are
 * alike by 0.55 not one in a hundred shares no key, by 0.3 a third.
 */
const piecesPerKey = [...Array.from({ length: 8 }, () => 2), ...Array.from({ length: 12 }, () => 3)]
export const titleKeyNames = piecesPerKey.map((_, at): TitleKeyName => `key${at}`)

/** Numbers that alike titles are likely to have in common; a title without letters has none. */
export function titleKeysOf(title: string): TitleKeys {
  const pieces = Array.from(trigramsOf(title), (piece) => mixed((piece / 2 ** 16) ^ Math.imul(piece, golden)))
  if (pieces.length === 0) {
    return {}
  }
  let order = 0
  const keys = piecesPerKey.map((count) => {
    let key = 0
    for (const last = order + count; order < last; order += 1) {
      key = mixed(Math.imul(key, golden) ^ leastOf(pieces, order))
    }
    return key >>> 0
  })
  return Object.fromEntries(titleKeyNames.map((name, at) => [name, keys[at] ?? 0]))
}

const golden = 0x9e3779b1

/** The piece that comes first in one of many orders, each as good as drawn by lot. */
function leastOf(pieces: readonly number[], order: number): number {
  const turn = Math.imul(order + 1, golden)
  let least = 0x7fffffff
  for (const piece of pieces) {
    const place = mixed(piece ^ turn)
    least = place < least ? place : least
  }
  return least
}

/** Another number of 32 bits, in which each bit hangs on every bit of the given one (the end of MurmurHash3). */
function mixed(number: number): number {
  let bits = number
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
