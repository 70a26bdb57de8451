import type { DecisionOnPost, OwnAppeal } from '@deals/events'

/** What the poster appealed after a decision about their post; each is appealed once. */
export const appealOf = (
  appeals: readonly OwnAppeal[] | undefined,
  { postId, at }: Pick<DecisionOnPost, 'postId' | 'at'>,
): OwnAppeal | undefined => appeals?.find((one) => one.postId === postId && Date.parse(one.at) >= Date.parse(at))
