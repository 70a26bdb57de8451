import { parsePlace, type Position } from './parse-place.ts'

export type { Position } from './parse-place.ts'

/** Before everything, in every log. */
export const beforeFirst: Position = parsePlace(0)

/** Behind everything, in every log. */
export const afterLast: Position = parsePlace(Number.MAX_SAFE_INTEGER)

/** A position as it was stored or sent. Throws RangeError for a number that no log hands out. */
export function positionFrom(value: number): Position {
  if (!isPosition(value)) {
    throw new RangeError(`${value} is no position of a log`)
  }
  return parsePlace(value)
}

/** What to store or send: for the edges, never to count with. */
export const numberOf = (place: Position): number => Number(place)

/** A position that came as text; undefined for one that no log hands out. */
export function parsePosition(text: string): Position | undefined {
  return /^\d{1,16}$/.test(text) && isPosition(Number(text)) ? parsePlace(Number(text)) : undefined
}

export const laterOf = (one: Position, other: Position): Position => (other > one ? other : one)
export const earlierOf = (one: Position, other: Position): Position => (other < one ? other : one)

/** The last of some positions; without any, what is said for that. */
export const latestOf = (positions: readonly Position[], ifNone: Position = beforeFirst): Position =>
  positions.length === 0 ? ifNone : positions.reduce(laterOf)
/** The first of some positions. */
export const earliestOf = (positions: readonly Position[]): Position =>
  positions.length === 0 ? beforeFirst : positions.reduce(earlierOf)

/** For sorting, the earlier first. */
export const byPosition = (left: Position, right: Position): number => (left < right ? -1 : left > right ? 1 : 0)

/** Whether a log may hand it out. */
export function isPosition(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
