import { streamOf, type OwnReportView } from '@deals/events'
import { reports } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { readPostId } from '../posts/post.access.ts'

const ownReport = (streamFor: (id: number, userId: string) => string) =>
  defineQuery({
    reads: [reports],
    find: async ({ readModels, viewer }, { id }: { id: string }) => {
      if (viewer === null) {
        return notSignedIn
      }
      const about = readPostId(id)
      const stream = about === null ? '' : streamFor(about, viewer.id)
      return { report: await readModels.collection(reports).get(stream.slice(stream.indexOf('-') + 1)) }
    },
    hydrate: async (_asking, found) => found,
    permit: everybodyMay,
    present: (_asking, { report }): OwnReportView => ({
      report: report && { at: iso(report.at), reason: report.reason, outcome: report.outcome ?? null },
    }),
  })

/** GET /api/reports/post/{id}: a post is reported once by each, so who comes again is told what became of it. */
export const getOwnPostReport = ownReport(streamOf.report)
/** GET /api/reports/comment/{id} */
export const getOwnCommentReport = ownReport(streamOf.commentReport)
