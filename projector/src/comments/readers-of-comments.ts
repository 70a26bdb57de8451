import {
  eventsOfAdvice,
  eventsOfFollowing,
  eventsOfLocks,
  eventsOfSuggestions,
  isPublicStatus,
  type PostStatus,
} from '@deals/events'
import { nothingAt, type Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { comments, heldPosts, readByAll, readByNobody, type CommentDoc } from './comments.read-models.ts'

/** A comment with who reads it by now. */
export function withReaders(documents: Documents, comment: CommentDoc): CommentDoc {
  const isHeld = documents.get(heldPosts, String(comment.postId)) !== null
  return { ...comment, readBy: comment.deletedBy === undefined ? readersOf(comment, isHeld) : readByNobody }
}

const readersOf = ({ posterId }: CommentDoc, isHeld: boolean): string => (isHeld ? posterId : readByAll)

/** Where a post comes to be read by everybody, or no longer is, its comments do so too; else nothing is written. */
function postStands(documents: Documents, postId: number, status: PostStatus): void {
  const isHeld = !isPublicStatus(status)
  const id = String(postId)
  if ((documents.get(heldPosts, id) !== null) === isHeld) {
    return
  }
  if (isHeld) {
    documents.put(heldPosts, id, { postId })
  } else {
    documents.remove(heldPosts, id)
  }
  for (const [commentId, comment] of documents.matching(comments)) {
    if (comment.deletedBy === undefined) {
      documents.put(comments, commentId, { ...comment, readBy: readersOf(comment, isHeld) })
    }
  }
}

/** Who reads the comments of a post changes with how the post stands. */
export const standingFolds = {
  PostSubmitted: (documents, { data: { postId, status } }) => postStands(documents, postId, status),
  PostExpired: (documents, { data: { postId } }) => postStands(documents, postId, 'expired'),
  PostRenewed: (documents, { data: { postId } }) => postStands(documents, postId, 'active'),
  PostSentToReview: (documents, { data: { postId, to } }) => postStands(documents, postId, to),
  PostResubmitted: (documents, { data: { postId, to } }) => postStands(documents, postId, to),
  PostApproved: (documents, { data: { postId } }) => postStands(documents, postId, 'active'),
  PostDeleted: (documents, { data: { postId } }) => postStands(documents, postId, 'deleted'),
  PostRestored: (documents, { data: { postId, to } }) => postStands(documents, postId, to),
  PostMerged: (documents, { data: { postId } }) => postStands(documents, postId, 'expired'),
  PostDecisionUndone: (documents, { data: { postId, to } }) => postStands(documents, postId, to),
  ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing),
  ...nothingAt('PostEdited', 'PostKept'),
} satisfies Folds
