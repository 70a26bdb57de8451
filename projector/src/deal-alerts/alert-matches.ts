import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { refsOfNotice, tellOfMatch } from './alert-notices.ts'
import { alertMatches, alertMatchId, dealAlerts, type AlertMatchDoc } from './deal-alerts.read-models.ts'

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
      gathered: before?.gathered,
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
  AlertMatchCarried: (documents, { data }) => (data.isStanding ? gather(documents, data) : letGo(documents, data)),
} satisfies Folds

type Carried = RecordedOf<'AlertMatchCarried'>['data']

/** The match with the duplicate is kept with that of the post that stays, for when the merge is taken back. */
function gather(documents: Documents, { alertId, postId, from }: Carried): void {
  const [id, ledId] = [alertMatchId({ alertId, postId }), alertMatchId({ alertId, postId: from })]
  const led = documents.get(alertMatches, ledId)
  if (led === null) {
    return
  }
  const before = documents.get(alertMatches, id)
  const { gathered, ...match } = before ?? { ...led, postId, isLed: true, gathered: [] }
  documents.remove(alertMatches, ledId)
  documents.put(alertMatches, id, { ...match, gathered: [...(gathered ?? []), led] })
  count(documents, alertId, before === null ? 0 : -1)
}

function letGo(documents: Documents, { alertId, postId, from }: Carried): void {
  const id = alertMatchId({ alertId, postId })
  const match = documents.get(alertMatches, id)
  const led = match?.gathered?.find((one) => one.postId === from)
  if (match === null || led === undefined) {
    return
  }
  const others = (match.gathered ?? []).filter((one) => one !== led)
  const isLeft = match.isLed === undefined || others.length > 0
  documents.put(alertMatches, alertMatchId(led), led)
  if (isLeft) {
    documents.put(alertMatches, id, { ...match, ...asFound(match, others) })
  } else {
    documents.remove(alertMatches, id)
  }
  count(documents, alertId, isLeft ? 1 : 0)
}

/** What is found by those alone that lead to it is so as the first of them was. */
function asFound({ isLed, postId, dismissed }: AlertMatchDoc, others: AlertMatchDoc[]): Partial<AlertMatchDoc> {
  const gathered = others.length === 0 ? undefined : others
  return isLed === undefined ? { gathered } : { ...others[0], postId, dismissed, isLed, gathered }
}

function count(documents: Documents, alertId: string, more: number): void {
  const alert = documents.get(dealAlerts, alertId)
  if (alert !== null && more !== 0) {
    documents.put(dealAlerts, alertId, { ...alert, matches: alert.matches + more })
  }
}

export function refsOfMatch(
  event: RecordedOf<'AlertMatched' | 'AlertMatchDismissed' | 'AlertMatchCarried'>,
): DocumentRef[] {
  const { alertId } = event.data
  const match = { collection: alertMatches, id: alertMatchId(event.data) }
  const alert = { collection: dealAlerts, id: alertId }
  switch (event.type) {
    case 'AlertMatchDismissed':
      return [match]
    case 'AlertMatched':
      return [match, alert, ...refsOfNotice(event)]
    case 'AlertMatchCarried': {
      const led = { collection: alertMatches, id: alertMatchId({ alertId, postId: event.data.from }) }
      return [match, led, alert]
    }
  }
}
