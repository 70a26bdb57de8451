import { z } from 'zod'
import { parsePlace } from './parse-place.ts'
import { isPosition } from './position.ts'

// By itself: who only writes the log or compares positions need not load what reads JSON.
/** A position within JSON that is read. */
export const positionField = z
  .number()
  .int()
  .min(0)
  .refine(isPosition)
  .transform((value) => parsePlace(value))
