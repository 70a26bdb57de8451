import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef } from '../platform/projection.ts'
import { refsOfNotice, tellOfMatch } from './alert-notices.ts'
import { alertMatches, alertMatchId, dealAlerts } from './deal-alerts.read-models.ts'

export const matchFolds = {
  AlertMatched: (documents, event) => {
    const { alertId, userId, postId, price, currency, why, frequency } = event.data
    const alert = documents.get(dealAlerts, alertId)
    if (alert === null) {
      // It was deleted while the match was on its way.
      return
    }
    const id = alertMatchId(event.data)
    const before = documents.get(alertMatches, id)
    const matchedAt = factTime(event)
    documents.put(alertMatches, id, {
      alertId,
      userId,
      postId,
      currency,
      why,
      frequency,
      matchedAt,
      position: event.position,
      price: price ?? undefined,
      dismissed: before?.dismissed ?? false,
    })
    const matches = before === null ? alert.matches + 1 : alert.matches
    documents.put(dealAlerts, alertId, { ...alert, matches, lastMatchAt: matchedAt })
    tellOfMatch(documents, event)
  },
  AlertMatchDismissed: (documents, { data }) => {
    const id = alertMatchId(data)
    const match = documents.get(alertMatches, id)
    if (match !== null) {
      documents.put(alertMatches, id, { ...match, dismissed: true })
    }
  },
} satisfies Folds

export function refsOfMatch(event: RecordedOf<'AlertMatched' | 'AlertMatchDismissed'>): DocumentRef[] {
  const match = { collection: alertMatches, id: alertMatchId(event.data) }
  return event.type === 'AlertMatchDismissed'
    ? [match]
    : [match, { collection: dealAlerts, id: event.data.alertId }, ...refsOfNotice(event)]
}
