import { reports, type ReadModels, type ReportDoc } from '@deals/projector/read-models'

/** With the id that names the report in calls. */
export type OpenReport = ReportDoc & { _id: string }

const mostReports = 2_000
const isOpen = { outcome: { $exists: false } }

/** Reports that nobody has decided yet, of some posts or of all, oldest first per post. */
export async function openReports(
  { readModels }: { readModels: ReadModels },
  postIds: readonly number[] | 'all',
): Promise<ReadonlyMap<number, OpenReport[]>> {
  const collection = readModels.collection<ReportDoc>(reports)
  const found =
    postIds === 'all'
      ? await collection.find(isOpen, { sort: [], limit: mostReports })
      : postIds.length === 0
        ? []
        : await collection.find({ ...isOpen, postId: { $in: postIds } }, { sort: [['at', 1]], limit: mostReports })
  const byPost = new Map<number, OpenReport[]>()
  for (const report of found) {
    byPost.set(report.postId, [...(byPost.get(report.postId) ?? []), report])
  }
  return byPost
}
