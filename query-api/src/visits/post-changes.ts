import type { PostNewsKind } from '@deals/events'
import type { PostStep, PostStepsDoc } from '@deals/projector/read-models'

/** What became of a post. Amounts in minor units, times in ms. */
export interface PostChange {
  kind: PostNewsKind
  at: number
  /** What it cost then, where it costs less now. */
  priceThen?: number
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
  const priceThen = priceFallen(then, now)
  if (then.standing !== 'there' && isAfter(backAt, since)) {
    return { kind: 'back', at: backAt, priceThen }
  }
  return priceThen !== undefined && isAfter(cheaperAt, since) ? { kind: 'cheaper', at: cheaperAt, priceThen } : null
}

function priceFallen(then: PostStep, now: PostStep): number | undefined {
  const isLess = then.price !== undefined && now.price !== undefined && now.price < then.price
  return isLess && then.currency === now.currency ? then.price : undefined
}

const isAfter = (at: number | undefined, since: number): at is number => at !== undefined && at > since
