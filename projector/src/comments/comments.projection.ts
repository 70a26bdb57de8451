import { ERASED_TEXT, factTime, type AnyRecorded, type RecordedOf } from '@deals/events'
import { byPost, foldPerEvent, textFor } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { asHelpful, voted } from './comment-votes.ts'
import {
  comments,
  commentVotes,
  heldPosts,
  readByAll,
  readByNobody,
  type CommentDoc,
  type CommentVoteDoc,
} from './comments.read-models.ts'
import { standingFolds, withReaders } from './readers-of-comments.ts'

type VoteEvent = RecordedOf<'CommentVoteCast' | 'CommentVoteCleared'>
const voteId = ({ data: { commentId, userId } }: VoteEvent): string => `${commentId}:${userId}`

/** Comments with their votes. A deleted one keeps its place, because its answers stay. */
export const commentsProjection = foldPerEvent<'post' | 'comment' | 'cvote', 'UserErased'>({
  name: 'comments',
  version: 4,
  collections: [comments, commentVotes, heldPosts],
  key: byPost,
  touches,
  // How a post stands changes nothing for most that are said below posts.
  touchesRarely: commentsBelow,
  folds: {
    ...standingFolds,
    CommentPosted: (documents, event) => {
      const { commentId, parentId } = event.data
      const parent = parentId === null ? null : documents.get(comments, String(parentId))
      documents.put(comments, String(commentId), withReaders(documents, newComment(event, parent)))
      if (parentId !== null) {
        changeComment(documents, parentId, (parent) => ({ ...parent, replyCount: parent.replyCount + 1 }))
      }
    },
    CommentEdited: (documents, { data: { commentId, content, grace } }) =>
      changeComment(documents, commentId, (comment) => ({
        ...comment,
        content,
        edited: comment.edited || !grace,
      })),
    CommentDeleted: (documents, event) =>
      changeComment(documents, event.data.commentId, ({ content, ...comment }) => ({
        ...comment,
        removedContent: content ?? comment.removedContent,
        deletedBy: event.data.cause,
        readBy: readByNobody,
        deletedReason: textFor(event, comment.authorId, event.data.reason),
      })),
    CommentRestored: (documents, { data: { commentId } }) =>
      changeComment(documents, commentId, (comment) =>
        withReaders(documents, {
          ...comment,
          content: comment.removedContent ?? comment.content,
          removedContent: undefined,
          deletedBy: undefined,
          deletedReason: undefined,
        }),
      ),
    CommentVoteCast: (documents, event) => vote(documents, event, event.data.value),
    CommentVoteCleared: (documents, event) => vote(documents, event, 0),
    UserErased: (documents) => {
      for (const [id, comment] of documents.matching(comments)) {
        documents.put(comments, id, withoutTexts(comment))
      }
    },
  },
})

function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'UserErased':
      return [{ collection: comments, where: { field: 'authorId', equals: event.data.userId } }]
    case 'CommentPosted':
      return [refTo(event.data.commentId), ...parentOf(event), heldPost(event)]
    case 'CommentVoteCast':
    case 'CommentVoteCleared':
      return [refTo(event.data.commentId), { collection: commentVotes, id: voteId(event) }]
    case 'CommentEdited':
    case 'CommentDeleted':
      return [refTo(event.data.commentId)]
    case 'CommentRestored':
      return [refTo(event.data.commentId), heldPost(event)]
    default:
      return 'postId' in event.data ? [heldPost({ data: event.data })] : []
  }
}
const parentOf = ({ data: { parentId } }: RecordedOf<'CommentPosted'>): DocumentRef[] =>
  parentId === null ? [] : [refTo(parentId)]
const heldPost = ({ data: { postId } }: { data: { postId: number } }): DocumentRef => ({
  collection: heldPosts,
  id: String(postId),
})
function commentsBelow({ type, data }: AnyRecorded): readonly DocumentRef[] {
  const isOfPost = type.startsWith('Post') && 'postId' in data
  return isOfPost ? [{ collection: comments, where: { field: 'postId', equals: data.postId } }] : []
}
const refTo = (commentId: number): DocumentRef => ({ collection: comments, id: String(commentId) })

function changeComment(documents: Documents, commentId: number, change: (comment: CommentDoc) => CommentDoc): void {
  const comment = documents.get(comments, String(commentId))
  if (comment !== null) {
    documents.put(comments, String(commentId), asHelpful(change(comment)))
  }
}

function newComment(event: RecordedOf<'CommentPosted'>, parent: CommentDoc | null): CommentDoc {
  const { commentId, postId, parentId, rootId, depth, authorId, content, postAuthorId } = event.data
  return {
    commentId,
    postId,
    rootId,
    depth,
    authorId,
    // What answers a comment of a duplicate is told to the poster below whose post it was written.
    posterId: parent?.postId === postId ? parent.posterId : postAuthorId,
    readBy: readByAll,
    content,
    parentId: parentId ?? undefined,
    createdAt: factTime(event),
    edited: false,
    votes: 0,
    ups: 0,
    downs: 0,
    wilson: 0,
    controversy: 0,
    voteTotal: 0,
    replyCount: 0,
  }
}

function vote(documents: Documents, event: VoteEvent, value: CommentVoteDoc['value']): void {
  const { commentId, postId, userId } = event.data
  const before = documents.get(commentVotes, voteId(event))
  const now: CommentVoteDoc = { commentId, postId, userId, value }
  documents.put(commentVotes, voteId(event), now)
  changeComment(documents, commentId, (comment) => voted(comment, before?.value ?? 0, value))
}

function withoutTexts(comment: CommentDoc): CommentDoc {
  return {
    ...comment,
    ...(comment.content !== undefined && { content: ERASED_TEXT }),
    ...(comment.removedContent !== undefined && { removedContent: ERASED_TEXT }),
    ...(comment.deletedReason !== undefined && { deletedReason: ERASED_TEXT }),
  }
}
