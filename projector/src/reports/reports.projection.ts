import { ERASED_TEXT, factTime, type RecordedOf } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { reports } from './reports.read-models.ts'

/** A stream holds one report; its name without the category names the document. */
const reportId = ({ stream }: RecordedOf<'PostReported' | 'ReportResolved' | 'ReportReopened'>): string =>
  stream.slice(stream.indexOf('-') + 1)

/** What members reported, and what became of it. */
export const reportsProjection = foldPerEvent<'report', 'UserErased'>({
  name: 'reports',
  version: 1,
  collections: [reports],
  key: byPost,
  touches: (event) =>
    event.type === 'UserErased'
      ? [{ collection: reports, where: { field: 'userId', equals: event.data.userId } }]
      : event.type === 'PostReported' || event.type === 'ReportResolved' || event.type === 'ReportReopened'
        ? [{ collection: reports, id: reportId(event) }]
        : [],
  folds: {
    PostReported: (documents, event) => {
      const { commentId, note, ...report } = event.data
      documents.put(reports, reportId(event), {
        ...report,
        commentId: commentId ?? undefined,
        note: note ?? undefined,
        at: factTime(event),
      })
    },
    ReportResolved: (documents, event) => {
      const report = documents.get(reports, reportId(event))
      if (report !== null) {
        documents.put(reports, reportId(event), { ...report, outcome: event.data.outcome })
      }
    },
    ReportReopened: (documents, event) => {
      const report = documents.get(reports, reportId(event))
      if (report !== null) {
        documents.put(reports, reportId(event), { ...report, outcome: undefined })
      }
    },
    UserErased: (documents) => {
      for (const [id, report] of documents.matching(reports)) {
        if (report.note !== undefined) {
          documents.put(reports, id, { ...report, note: ERASED_TEXT })
        }
      }
    },
  },
})
