import { mostAlertsOf, shownAlert, type AlertList } from '@deals/events'
import { dealAlerts, siteSettings } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { findSettings } from '../staff/site-settings.lookup.ts'
import { findOwnAlerts } from './find-own-alerts.ts'

/** GET /api/deal-alerts: the member's own, the oldest first. */
export const listAlerts = defineQuery({
  reads: [dealAlerts, siteSettings],
  find: async ({ readModels, viewer }) => {
    if (viewer === null) {
      return notSignedIn
    }
    const [alerts, { values }] = await Promise.all([findOwnAlerts(readModels, viewer.id), findSettings(readModels)])
    return { alerts, settings: values }
  },
  hydrate: async (_asking, found) => found,
  // Only the viewer's own were looked for.
  permit: everybodyMay,
  present: ({ viewer, now }, { alerts, settings }): AlertList => ({
    alerts: alerts.map((alert) => shownAlert(alert._id, alert, now)),
    limit: viewer === null ? 0 : mostAlertsOf(viewer, settings),
  }),
})
