import { compareText } from '../platform/compare-text.ts'
import type { Doc, Sort } from '../platform/read-models.ts'

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
