import type { PaidSince, PostNewsKind } from '@deals/events'
import type { PostStepsDoc } from '@deals/projector/read-models'
import { paidSinceThen } from '../posts/paid-since.view.ts'

/** What became of a post. Times in ms. */
export interface PostChange {
  kind: PostNewsKind
  at: number
  /** What one paid for it then, where that is less now. */
  paid?: PaidSince
}

/**
 * What became of a post since a time, as how it stands now differs from how it stood then: what came and went in between
 * is no news. Of a post that is new or over nothing else is told.
 */
export function changeSince(
  { steps, newAt, cheaperAt, backAt, overAt }: PostStepsDoc,
  since: number,
): PostChange | null {
  const now = steps.at(-1)
  if (now === undefined || now.standing === 'away' || newAt === undefined) {
    return null
  }
  if (newAt > since) {
    return now.standing === 'there' ? { kind: 'new', at: newAt } : null
  }
  const then = steps.findLast(({ at }) => at <= since) ?? steps[0] ?? now
  if (now.standing === 'over') {
    return then.standing === 'there' && isAfter(overAt, since) ? { kind: 'over', at: overAt } : null
  }
  const change = paidSinceThen(then, now)
  const paid = change !== null && change.now < change.then ? change : undefined
  if (then.standing !== 'there' && isAfter(backAt, since)) {
    return { kind: 'back', at: backAt, paid }
  }
  return paid !== undefined && isAfter(cheaperAt, since) ? { kind: 'cheaper', at: cheaperAt, paid } : null
}

const isAfter = (at: number | undefined, since: number): at is number => at !== undefined && at > since
