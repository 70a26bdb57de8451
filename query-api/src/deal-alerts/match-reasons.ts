import { judgeMatch, type AlertReasonKind, type PostForAlerts } from '@deals/events'
import type { AlertMatchDoc, DealAlertDoc } from '@deals/projector/read-models'

/** For what can no longer be said more closely: the post is gone, or the alert looks for something else now. */
const plainReasons: Readonly<Record<AlertReasonKind, string>> = {
  keyword: 'Keyword',
  category: 'Category',
  'sub-category': 'Sub-category',
  store: 'Store',
  price: 'Price',
  discount: 'Discount',
  votes: 'Votes',
  score: 'Score',
  'lowest-price': 'Lowest price in 90 days',
}

/** Why an alert told of a post, in words. */
export function reasonsOf({ why }: AlertMatchDoc, alert: DealAlertDoc, post: PostForAlerts | undefined) {
  const met = post === undefined ? [] : judgeMatch(alert, post).met
  return why.map((kind) => met.find((reason) => reason.kind === kind) ?? { kind, text: plainReasons[kind] })
}
