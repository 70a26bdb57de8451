import { toMajorUnits } from '../posts/post.vocabulary.ts'
import { settingOf, type SettingValues } from '../staff/settings.ts'
import type { Viewer } from '../users/roles.ts'
import { isNoNewcomer } from '../users/user.policy.ts'
import type { SoughtTerms } from './alert-conditions.ts'
import type { AlertView } from './deal-alerts.api.ts'
import type { AlertTerms } from './deal-alerts.events.ts'

/** How many alerts a member may have. */
export function mostAlertsOf(member: Pick<Viewer, 'roles' | 'trustLevel'>, values: SettingValues): number {
  return settingOf(values, isNoNewcomer(member) ? 'alerts.1' : 'alerts.0')
}

/** An alert as either side knows it. Times in ms. */
interface KnownAlert extends SoughtTerms, Pick<AlertTerms, 'name' | 'frequency' | 'channels'> {
  createdAt: number
  active: boolean
  /** End of a snooze; none when it is on, or off for good. */
  pausedUntil?: number | undefined
  matches: number
  lastMatchAt?: number | undefined
}

/** Whether an alert looks for posts at a time: a snooze that is over leaves no trace in the log. */
export const isAwake = ({ active, pausedUntil }: Pick<KnownAlert, 'active' | 'pausedUntil'>, now: number): boolean =>
  active || (pausedUntil !== undefined && pausedUntil <= now)

const major = (amount: number | null): number | null => (amount === null ? null : toMajorUnits(amount))
const iso = (time: number): string => new Date(time).toISOString()

/** An alert as its owner sees it: alike when it is listed and when it was changed a moment ago. */
export function shownAlert(id: string, alert: KnownAlert, now: number): AlertView {
  const { name, keywords, filters, frequency, channels, createdAt, pausedUntil, matches, lastMatchAt } = alert
  const active = isAwake(alert, now)
  return {
    id,
    name,
    ...filters,
    frequency,
    channels,
    active,
    matches,
    keywords: { any: keywords.any, all: keywords.all, none: keywords.none },
    priceMin: major(filters.priceMin),
    priceMax: major(filters.priceMax),
    snoozedUntil: active || pausedUntil === undefined ? null : iso(pausedUntil),
    createdAt: iso(createdAt),
    lastMatchAt: lastMatchAt === undefined ? null : iso(lastMatchAt),
  }
}
