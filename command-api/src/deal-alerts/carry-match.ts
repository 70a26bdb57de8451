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
  if (isStanding ? before !== undefined || told === null : before === undefined) {
    return []
  }
  const { price, currency } = before ?? told ?? { price: null, currency: 'USD' }
  return [{ type: 'AlertMatchCarried', data: { alertId, userId, postId, from, isStanding, price, currency } }]
}
