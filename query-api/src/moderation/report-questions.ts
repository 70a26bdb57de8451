import { weighReports, type AnsweredBy, type reportQuestions } from '@deals/events'
import { reports } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { decidedReports, openReports } from './open-reports.hydrator.ts'

/** What the jobs ask about open reports. */
export function reportAnswers(ports: QuestionPorts): AnsweredBy<typeof reportQuestions> {
  return {
    reportsOn: async ({ postId, commentId, ...read }) => {
      await readAfter(ports, [reports], { postId, ...read })
      const all = (await openReports(ports, [postId])).get(postId) ?? []
      return all
        .filter((report) => (report.commentId ?? null) === commentId)
        .map(({ _id: id, reason }) => ({ id, reason }))
    },
    decidedReports: async ({ postId, ...read }) => {
      await readAfter(ports, [reports], { postId, ...read })
      const decided = await decidedReports(ports, postId)
      return decided.map(({ _id: id, reason }) => ({ id, reason }))
    },
    openReports: async ({ postId, ...read }) => {
      await readAfter(ports, [reports], { postId, ...read })
      const all = (await openReports(ports, [postId])).get(postId) ?? []
      return weighReports(all.filter(({ commentId }) => commentId === undefined))
    },
  }
}
