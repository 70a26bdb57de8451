import {
  canPlanNewsletter,
  dueIssue,
  hindrancesOfNewsletter,
  isSameSchedule,
  type DomainEvent,
  type NewsletterPlan,
  type Viewer,
} from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { NewsletterState } from './newsletter.state.ts'

export interface PlanNewsletter {
  readonly caller: Pick<Viewer, 'roles'>
  /** The state on which it was planned. */
  readonly version: number
  readonly plan: NewsletterPlan
}

/** Staff plan the next issue; the same plan again is none. */
export function planNewsletter(
  { caller, version, plan }: PlanNewsletter,
  state: NewsletterState,
): DomainEvent[] | Refused {
  if (!canPlanNewsletter(caller)) {
    return refuse('not-allowed', { message: 'Only staff plan the newsletter.' })
  }
  const fields = hindrancesOfNewsletter(plan)
  if (Object.keys(fields).length > 0) {
    return refuse('invalid', { fields })
  }
  const { weekday, hour, isPaused, chosen, removed } = plan
  const introduction = plan.introduction?.replaceAll('\r\n', '\n').trim() ?? ''
  const wanted = {
    weekday,
    hour,
    isPaused,
    introduction: introduction === '' ? null : introduction,
    chosen: [...chosen],
    removed: [...removed],
  }
  if (isSamePlan(wanted, state.plan)) {
    return []
  }
  return version === state.version
    ? [{ type: 'NewsletterPlanned', data: wanted }]
    : refuse('conflict', { message: 'Somebody else planned the newsletter, or an issue went out, meanwhile.' })
}

const isSamePlan = (one: NewsletterPlan, other: NewsletterPlan): boolean =>
  isSameSchedule(one, other) &&
  one.introduction === other.introduction &&
  one.chosen.join() === other.chosen.join() &&
  one.removed.join() === other.removed.join()

/** An issue goes out once, when it is due. */
export function issueNewsletter(
  { date, now }: { readonly date: string; readonly now: number },
  { plan, since, lastDate }: NewsletterState,
): DomainEvent[] {
  const { hour, introduction, chosen, removed } = plan
  return dueIssue(now, { ...plan, since, lastDate }) === date
    ? [{ type: 'NewsletterIssued', data: { date, hour, introduction, chosen: [...chosen], removed: [...removed] } }]
    : []
}
