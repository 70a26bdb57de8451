import type { DomainEvent } from '@deals/events'
import { toldOf, type AlertMatchState } from './alert-match.state.ts'

export interface CarryMatch {
  readonly alertId: string
  readonly userId: string
  readonly merge: { readonly from: number; readonly into: number; readonly isStanding: boolean }
  /** What the alert knows of the duplicate. */
  readonly found: AlertMatchState
}

/** The post that stays is what an alert found where it found the duplicate, until the merge is taken back. */
export function carryMatch({ alertId, userId, merge, found }: CarryMatch, { carried }: AlertMatchState): DomainEvent[] {
  const { from, into: postId, isStanding } = merge
  const told = found.isDismissed ? null : toldOf(found)
  const before = carried.find((one) => one.from === from)
  const moved = before ?? told
  const isSo = isStanding === (before !== undefined)
  if (isSo || moved === null) {
    return []
  }
  const { price, currency } = moved
  return [{ type: 'AlertMatchCarried', data: { alertId, userId, postId, from, isStanding, price, currency } }]
}
