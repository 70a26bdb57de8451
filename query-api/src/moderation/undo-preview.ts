import { bulkLimit, type PostStatus, type UndoPreview } from '@deals/events'
import { posts, type HistoryDoc, type PostDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const decisions = ['PostApproved', 'PostSentToReview', 'PostExpired', 'PostDeleted', 'PostRenewed', 'PostMerged']

/** Whether a line is a decision that can be taken back while nothing happened to its post since. */
export const isDecision = ({ kind }: HistoryDoc): boolean => decisions.includes(kind)

/** Nothing has happened to the post since, so that it can stand as before. */
export const isLastDecision = (line: HistoryDoc, post: PostDoc | undefined): boolean =>
  isDecision(line) && post?.prior !== undefined && post.version === line.revision

/** What it would do to take these decisions back, of which each is about another post. */
export async function previewUndo(
  { readModels }: Pick<Asking, 'readModels'>,
  lines: readonly HistoryDoc[],
): Promise<UndoPreview> {
  const about = await readModels.collection(posts).many(lines.map(({ postId }) => String(postId)))
  const known = lines.flatMap((line) => {
    const post = about.get(String(line.postId))
    return post === undefined ? [] : [{ line, post }]
  })
  const standing = known.flatMap(({ line, post }) =>
    isLastDecision(line, post) && post.prior !== undefined ? [toUndone(post, post.prior.status)] : [],
  )
  const skipped = known.filter(({ line, post }) => !isLastDecision(line, post))
  return {
    posts: standing.slice(0, bulkLimit),
    total: standing.length,
    skipped: skipped.slice(0, bulkLimit).map(({ post: { postId: id, title } }) => ({ id, title })),
  }
}

const toUndone = ({ postId: id, title, version, status }: PostDoc, to: PostStatus) => ({
  id,
  title,
  version,
  from: status,
  to,
})
