import { type Position } from '@deals/events'
import type { Refused } from './refusal.ts'

/** What a command answers when it agrees. */
export interface Done<Answer = unknown> {
  readonly answer: Answer
  /** How far the log had come; nothing for what is not in the log. */
  readonly position?: Position
  /** The token that the browser has from now on; it is told to nobody else, and kept with no answer. */
  readonly session?: string
}
export type Outcome<Answer = unknown> = Done<Answer> | Refused

export function done<Answer>(answer: Answer, position?: Position): Done<Answer> {
  return { answer, ...(position !== undefined && { position }) }
}
