import { mostAlertsOf, shownAlert, type AlertList } from '@deals/events'
import { dealAlerts, type DealAlertDoc, type Found } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { findOwnAlerts } from './find-own-alerts.ts'

type Alerts = Found<DealAlertDoc>[]

/** GET /api/deal-alerts: the member's own, the oldest first. */
export const listAlerts = defineQuery<unknown, Alerts, Alerts, AlertList>({
  reads: [dealAlerts],
  find: async ({ readModels, viewer }) => (viewer === null ? notSignedIn : findOwnAlerts(readModels, viewer.id)),
  hydrate: async (_asking, found) => found,
  // Only the viewer's own were looked for.
  permit: everybodyMay,
  present: ({ viewer, now }, alerts) => ({
    alerts: alerts.map((alert) => shownAlert(alert._id, alert, now)),
    limit: viewer === null ? 0 : mostAlertsOf(viewer),
  }),
})
