import {
  categoryOf,
  factTime,
  shownAlert,
  toMajorUnits,
  type AlertView,
  type AnyRecorded,
  type RecordedOf,
} from '@deals/events'
import { dealAlertFold, type DealAlertState } from './deal-alert.state.ts'

const isMatch = (event: AnyRecorded): event is RecordedOf<'AlertMatched'> => event.type === 'AlertMatched'

/** The alerts that a member has, by the events that concern them. */
export function alertsAmong(events: readonly AnyRecorded[], now: number): AlertView[] {
  const alerts = new Map<string, DealAlertState>()
  for (const event of events) {
    if (categoryOf(event.stream) === 'alert') {
      alerts.set(event.stream, dealAlertFold.evolve(alerts.get(event.stream) ?? dealAlertFold.initial, event))
    }
  }
  const matches = events.filter(isMatch)
  return [...alerts.values()].flatMap((alert) => {
    if (alert.status !== 'kept') {
      return []
    }
    const found = matches.filter(({ data }) => data.alertId === alert.alertId)
    const posts = new Set(found.map(({ data }) => data.postId))
    const last = found.at(-1)
    const lastMatchAt = last === undefined ? undefined : factTime(last)
    return [shownAlert(alert.alertId, { ...alert, matches: posts.size, lastMatchAt }, now)]
  })
}

/** What a member's alerts told of, in the order of time. */
export const matchesAmong = (events: readonly AnyRecorded[]) =>
  events.filter(isMatch).map((event) => {
    const { alertId, postId, price, currency, why } = event.data
    const at = new Date(factTime(event)).toISOString()
    return { alertId, postId, at, price: price === null ? null : toMajorUnits(price), currency, why }
  })
