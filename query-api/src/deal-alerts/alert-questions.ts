import type { AnsweredBy, dealAlertQuestions } from '@deals/events'
import { alertMatches } from '@deals/projector/read-models'
import { documentsOfPost } from '../platform/members-of-post.ts'
import type { QuestionPorts } from '../platform/questions.ts'
import { findAlertsFor } from './find-alerts-for.ts'
import { findOwnAlerts } from './find-own-alerts.ts'
import { findSoughtByVotes } from './find-sought-by-votes.ts'
import { rehearse } from './rehearse.ts'

/** What command-api asks about a member's alerts, and workers about those that look for a post. */
export function alertAnswers(ports: QuestionPorts): AnsweredBy<typeof dealAlertQuestions> {
  return {
    alertsOf: async ({ userId }) => {
      const found = await findOwnAlerts(ports.readModels, userId)
      return found.map(({ _id, name, keywords, filters, matches, lastMatchAt = null }) => ({
        alertId: _id,
        name,
        keywords,
        filters,
        matches,
        lastMatchAt,
      }))
    },
    matchingAlerts: (query) => findAlertsFor(ports, query),
    matchesOf: async (query) => {
      const { page, next } = await documentsOfPost(ports, alertMatches, query)
      return { matches: page.map(({ alertId, userId }) => ({ alertId, userId })), next }
    },
    soughtByVotes: (query) => findSoughtByVotes(ports, query),
    rehearseAlert: (query) => rehearse(ports, query),
  }
}
