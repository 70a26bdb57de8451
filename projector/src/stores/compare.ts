import type { Doc, Sort } from '../platform/read-models.ts'

/** A place in the order of UTF-8 bytes: surrogates stand for code points above all others. */
const byteRank = (unit: number): number => (unit < 0xd800 ? unit : unit <= 0xdfff ? unit + 0x2000 : unit - 0x800)

/** Compares text by its UTF-8 bytes, as both stores do; JavaScript's own order is by UTF-16 units. */
export function compareText(left: string, right: string): number {
  const shared = Math.min(left.length, right.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = byteRank(left.charCodeAt(at)) - byteRank(right.charCodeAt(at))
    if (difference !== 0) {
      return difference
    }
  }
  return left.length - right.length
}

/** Compares two values of one declared field; a missing one comes before everything. */
export function compareValues(left: unknown, right: unknown): number {
  const [isLeftMissing, isRightMissing] = [left === undefined || left === null, right === undefined || right === null]
  if (isLeftMissing || isRightMissing) {
    return Number(isRightMissing) - Number(isLeftMissing)
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return compareText(left, right)
  }
  return Number(left) - Number(right)
}

/** The total order of a sort: its fields, then `_id` in the direction of the last one. */
export function inOrder(sort: Sort): (left: Doc, right: Doc) => number {
  const fields: Sort = [...sort, ['_id', sort.at(-1)?.[1] ?? 1]]
  return (left, right) => {
    for (const [field, direction] of fields) {
      const difference = compareValues(left[field], right[field]) * direction
      if (difference !== 0) {
        return difference
      }
    }
    return 0
  }
}
