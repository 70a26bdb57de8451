import { isRefusal } from '@deals/events'
import type { Doors } from './clockwork.ts'

/** Something that somebody does after all else has happened. */
export interface Act {
  readonly minutesAgo: number
  readonly give: (doors: Doors) => Promise<void>
}

export function expectDone(outcome: unknown, about: string): void {
  if (isRefusal(outcome)) {
    throw new Error(`what was to be done about "${about}" was refused: ${JSON.stringify(outcome)}`)
  }
}
