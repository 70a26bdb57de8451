import { alertLimits, type SystemQueries } from '@deals/events'
import { dealAlerts, type DealAlertDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { findAlertsFor } from './find-alerts-for.ts'
import { rehearse } from './rehearse.ts'

/** Two calls at once may make one more than a member may have; no list leaves it out. */
export const mostListed = 2 * alertLimits.alerts

/** What command-api asks about a member's alerts, and workers about those that look for a post. */
export function alertQuestions(
  ports: QuestionPorts,
): Pick<SystemQueries, 'alertsOf' | 'matchingAlerts' | 'rehearseAlert'> {
  return {
    alertsOf: async (userId) => {
      const found = await ports.readModels
        .collection<DealAlertDoc>(dealAlerts)
        .find({ userId }, { sort: [['createdAt', 1]], limit: mostListed })
      return found.map(({ _id, name, keywords, filters, matches, lastMatchAt = null }) => ({
        ...{ alertId: _id, name, keywords, filters, matches, lastMatchAt },
      }))
    },
    matchingAlerts: (query) => findAlertsFor(ports, query),
    rehearseAlert: (query) => rehearse(ports, query),
  }
}
