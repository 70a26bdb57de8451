import type { DomainEvent } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What was counted on one day. */
export interface ClicksState {
  readonly total: number
}
export const clicksFold = fold<'click', ClicksState>(
  { total: 0 },
  { DealVisited: ({ total }, { data: { count } }) => ({ total: total + count }) },
)

/** So many of a day are counted one by one; of the rest one in ten stands for ten. */
export const countedSingly = 50
const sample = 10

export interface CountClick {
  readonly postId: number
  /** From 0 to 1. */
  readonly chance: number
}

/** A reader follows a link: on a deal that many follow the log grows by a tenth of it, and the sum stays right. */
export function countClick({ postId, chance }: CountClick, { total }: ClicksState): DomainEvent[] {
  const count = total < countedSingly ? 1 : sample
  return chance * count < 1 ? [{ type: 'DealVisited', data: { postId, count } }] : []
}

export const viewsFold = fold<'view', ClicksState>(
  { total: 0 },
  { PostViewed: ({ total }, { data: { count } }) => ({ total: total + count }) },
)

/** For how many views one event stands by now: the order of magnitude is what is asked for, so ten events tell it. */
const viewSample = ({ total }: ClicksState): number => 10 ** Math.floor(Math.log10(Math.max(1, total)))

/** A reader opens a post: the more did on a day, the fewer of them are written down. */
export function countView({ postId, chance }: CountClick, state: ClicksState): DomainEvent[] {
  const count = viewSample(state)
  return chance * count < 1 ? [{ type: 'PostViewed', data: { postId, count } }] : []
}
