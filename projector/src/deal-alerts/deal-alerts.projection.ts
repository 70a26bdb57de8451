import { factTime, fromLines, keysOfAlert, type AnyRecorded } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { matchFolds, refsOfMatch } from './alert-matches.ts'
import { alertDays, alertMatches, alertNotices, dealAlerts, type DealAlertDoc } from './deal-alerts.read-models.ts'

const removeFound = removing(dealAlerts, alertMatches, alertNotices)

/** What members look for, what was found, and what they are told of it: together, so that what an alert found goes with it. */
export const dealAlertsProjection = foldPerEvent<'alert' | 'match', 'UserErased'>({
  name: 'deal-alerts',
  version: 3,
  collections: [dealAlerts, alertMatches, alertNotices, alertDays],
  key: byUser,
  view: 'by-user',
  touches,
  folds: {
    ...matchFolds,
    DealAlertCreated: (documents, event) => {
      const { alertId, userId, words, ...terms } = event.data
      const alert = { ...terms, keywords: fromLines(words), userId, createdAt: factTime(event), active: true }
      documents.put(dealAlerts, alertId, withKeys({ ...alert, matches: 0 }))
    },
    DealAlertChanged: (documents, { data: { alertId, changes } }) => {
      const { words, ...terms } = changes
      changeAlert(documents, alertId, (alert) => {
        const keywords = words === undefined ? alert.keywords : fromLines(words)
        return withKeys({ ...alert, ...terms, keywords })
      })
    },
    DealAlertPaused: (documents, { data: { alertId, until } }) =>
      changeAlert(documents, alertId, (alert) => ({ ...alert, active: false, pausedUntil: until ?? undefined })),
    DealAlertResumed: (documents, { data: { alertId } }) =>
      changeAlert(documents, alertId, (alert) => ({ ...alert, active: true, pausedUntil: undefined })),
    DealAlertDeleted: (documents, { data: { alertId } }) => {
      removeFound(documents)
      documents.remove(dealAlerts, alertId)
    },
    UserErased: (documents, { data: { userId } }) => {
      removeFound(documents)
      documents.remove(alertDays, userId)
    },
  },
})

function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'DealAlertCreated':
    case 'DealAlertChanged':
    case 'DealAlertPaused':
    case 'DealAlertResumed':
      return [{ collection: dealAlerts, id: event.data.alertId }]
    case 'DealAlertDeleted': {
      const where = { field: 'alertId', equals: event.data.alertId }
      const alert = { collection: dealAlerts, id: event.data.alertId }
      return [alert, { collection: alertMatches, where }, { collection: alertNotices, where }]
    }
    case 'AlertMatched':
    case 'AlertMatchDismissed':
    case 'AlertMatchCarried':
      return refsOfMatch(event)
    case 'UserErased': {
      const where = { field: 'userId', equals: event.data.userId }
      const held = [dealAlerts, alertMatches, alertNotices]
      return [...held.map((collection) => ({ collection, where })), { collection: alertDays, id: event.data.userId }]
    }
    default:
      return []
  }
}

function withKeys(alert: Omit<DealAlertDoc, 'keys' | 'asksForVotes' | 'keysForVotes'>): DealAlertDoc {
  const keys = keysOfAlert(alert)
  const asksForVotes = alert.filters.minVotes > 0
  return { ...alert, keys, asksForVotes, keysForVotes: asksForVotes ? keys : [] }
}

function changeAlert(documents: Documents, alertId: string, change: (alert: DealAlertDoc) => DealAlertDoc): void {
  const alert = documents.get(dealAlerts, alertId)
  if (alert !== null) {
    documents.put(dealAlerts, alertId, change(alert))
  }
}
