import { z } from 'zod'

declare const position: unique symbol

/**
 * Place of an event in the whole log, later ones larger. Only what a log handed out may be asked with: logs leave gaps
 * of their own between two events, so the compiler lets positions be compared and refuses to compute with them. At run
 * time it is a safe integer, and JSON, headers and documents hold it as that.
 */
// A type and no interface, so that documents and payloads that hold one are JSON to the compiler too.
export type Position = { readonly [position]: true }

/** Before everything, in every log. */
export const beforeFirst: Position = trusted(0)

/** Behind everything, in every log. */
export const afterLast: Position = trusted(Number.MAX_SAFE_INTEGER)

/** A position as it was stored or sent. Throws RangeError for a number that no log hands out. */
export function positionFrom(value: number): Position {
  if (!isPosition(value)) {
    throw new RangeError(`${value} is no position of a log`)
  }
  return trusted(value)
}

/** What to store or send: for the edges, never to count with. */
export const numberOf = (place: Position): number => Number(place)

/** A position that came as text; undefined for one that no log hands out. */
export function parsePosition(text: string): Position | undefined {
  return /^\d{1,16}$/.test(text) && isPosition(Number(text)) ? trusted(Number(text)) : undefined
}

/** A position within JSON that is read. */
export const positionField = z
  .number()
  .int()
  .min(0)
  .refine(isPosition)
  .transform((value) => trusted(value))

export const laterOf = (one: Position, other: Position): Position => (other > one ? other : one)
export const earlierOf = (one: Position, other: Position): Position => (other < one ? other : one)

/** The last of some positions; without any, what is said for that. */
export const latestOf = (positions: readonly Position[], ifNone: Position = beforeFirst): Position =>
  positions.length === 0 ? ifNone : positions.reduce(laterOf)
/** The first of some positions; without any, what is said for that. */
export const earliestOf = (positions: readonly Position[], ifNone: Position = beforeFirst): Position =>
  positions.length === 0 ? ifNone : positions.reduce(earlierOf)

/** For sorting, the earlier first. */
export const byPosition = (left: Position, right: Position): number => (left < right ? -1 : left > right ? 1 : 0)

function isPosition(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

// The only place where a number becomes a position.
function trusted(value: number): Position {
  return value as unknown as Position
}
