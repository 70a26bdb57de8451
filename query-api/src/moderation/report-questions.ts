import { reportSeverity, type SystemQueries } from '@deals/events'
import { reports } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { openReports } from './open-reports.hydrator.ts'

/** What the jobs ask about open reports on a post itself, not on its comments. */
export function reportQuestions(ports: QuestionPorts): Pick<SystemQueries, 'openReports'> {
  return {
    openReports: async (postId, read) => {
      await readAfter(ports, [reports], read)
      const all = (await openReports(ports, [postId])).get(postId) ?? []
      const own = all.filter(({ commentId }) => commentId === undefined)
      return {
        reporters: new Set(own.map(({ userId }) => userId)).size,
        score: own.reduce((sum, { reason, weight }) => sum + reportSeverity[reason] * weight, 0),
        harmfulByTrusted: own.some(({ reason, trust }) => reason === 'harmful' && trust === 2),
      }
    },
  }
}
