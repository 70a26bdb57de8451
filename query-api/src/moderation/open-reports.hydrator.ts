import { reports, type ReadModels, type ReportDoc } from '@deals/projector/read-models'

/** With the id that names the report in calls. */
export type OpenReport = ReportDoc & { _id: string }

const mostReports = 2_000
const isOpen = { outcome: { $exists: false } }

/** Reports that nobody has decided yet, of some posts, oldest first per post. */
export async function openReports(
  { readModels }: { readModels: ReadModels },
  postIds: readonly number[],
): Promise<ReadonlyMap<number, OpenReport[]>> {
  const found =
    postIds.length === 0
      ? []
      : await readModels
          .collection(reports)
          .find({ ...isOpen, postId: { $in: postIds } }, { sort: [['at', 1]], limit: mostReports })
  const byPost = new Map<number, OpenReport[]>()
  for (const report of found) {
    byPost.set(report.postId, [...(byPost.get(report.postId) ?? []), report])
  }
  return byPost
}

/** Reports of one post that somebody has decided, the latest first. */
export function decidedReports({ readModels }: { readModels: ReadModels }, postId: number): Promise<OpenReport[]> {
  return readModels
    .collection(reports)
    .find({ postId, outcome: { $exists: true } }, { sort: [['at', -1]], limit: mostReports })
}
