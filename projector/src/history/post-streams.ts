import { streamOf } from '@deals/events'
import { comments } from '../comments/comments.read-models.ts'
import type { CollectionSchema, Found, ReadModels } from '../platform/read-models.ts'
import { postVotes } from '../posts/posts.read-models.ts'
import { postSignals } from '../posts/signals.read-models.ts'
import { reports, type ReportDoc } from '../reports/reports.read-models.ts'

const pageSize = 1_000

/** Streams that tell of a post itself: what became of it, its score, its case, and who reported what. */
export async function auditedStreams(readModels: ReadModels, postId: number): Promise<string[]> {
  const reported = await allOf<ReportDoc>(readModels, reports, postId)
  const ofReports = reported.map(({ commentId, userId }) =>
    commentId === undefined ? streamOf.report(postId, userId) : streamOf.commentReport(commentId, userId),
  )
  return [...new Set([streamOf.post(postId), streamOf.score(postId), streamOf.case(postId), ...ofReports])]
}

/** Streams that a post as readers see it is folded from: its own, its score's, and those of who took part in it. */
export async function shownStreams(readModels: ReadModels, postId: number): Promise<string[]> {
  const [voted, signalled, commented] = await Promise.all([
    allOf(readModels, postVotes, postId),
    allOf(readModels, postSignals, postId),
    allOf(readModels, comments, postId),
  ])
  return [
    streamOf.post(postId),
    streamOf.score(postId),
    ...commented.map(({ commentId }) => streamOf.comment(commentId)),
    ...voted.map(({ userId }) => streamOf.vote(postId, userId)),
    ...signalled.map(({ userId }) => streamOf.availability(postId, userId)),
  ]
}

/** Every document of a post, page by page. */
async function allOf<T extends object>(
  readModels: ReadModels,
  schema: CollectionSchema<T>,
  postId: number,
): Promise<Found<T>[]> {
  const all: Found<T>[] = []
  for (let last: string | undefined = ''; last !== undefined;) {
    const filter = last === '' ? { postId } : { postId, _id: { $gt: last } }
    const page: Found<T>[] = await readModels
      .collection(schema)
      .find(filter, { sort: [['postId', 1]], limit: pageSize })
    all.push(...page)
    last = page.length === pageSize ? page.at(-1)?._id : undefined
  }
  return all
}
