import { createHash } from 'node:crypto'
import { leafPrefix, nodePrefix } from '@deals/events'

const hash = (prefix: number, ...parts: readonly Buffer[]): Buffer =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.of(prefix), ...parts]))
    .digest()

/** The leaf of a text, in a hash tree of RFC 6962. */
export const leafOf = (text: string): Buffer => hash(leafPrefix, Buffer.from(text))

/** The root above some hashes, the first on the left; that of nothing is the hash of nothing. */
export function rootOver(hashes: readonly Buffer[]): Buffer {
  const [only] = hashes
  if (only === undefined) {
    return createHash('sha256').digest()
  }
  const middle = leftPart(hashes.length)
  return middle === 0 ? only : hash(nodePrefix, rootOver(hashes.slice(0, middle)), rootOver(hashes.slice(middle)))
}

/** The hashes beside the way from one of them up to the root, the lowest first. */
export function pathFrom(index: number, hashes: readonly Buffer[]): Buffer[] {
  const middle = leftPart(hashes.length)
  if (middle === 0) {
    return []
  }
  const [left, right] = [hashes.slice(0, middle), hashes.slice(middle)]
  return index < middle
    ? [...pathFrom(index, left), rootOver(right)]
    : [...pathFrom(index - middle, right), rootOver(left)]
}

/** How many of so many hashes stand on the left: the largest power of two that leaves some for the right. */
function leftPart(count: number): number {
  return count <= 1 ? 0 : 2 ** Math.ceil(Math.log2(count) - 1)
}
