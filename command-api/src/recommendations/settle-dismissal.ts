import type { DomainEvent } from '@deals/events'
import type { DismissalState } from './dismissal.state.ts'

export interface SettleDismissal {
  readonly userId: string
  readonly postId: number
  readonly isWanted: boolean
}

/** Keeps a post from being recommended to a member, or no longer; saying it twice says it once. */
export function settleDismissal(
  { userId, postId, isWanted }: SettleDismissal,
  { isDismissed }: DismissalState,
): DomainEvent[] {
  const type = isWanted ? 'RecommendationDismissed' : 'RecommendationRestored'
  return isWanted === isDismissed ? [] : [{ type, data: { postId, userId } }]
}
