import { speaksAsModerator, isPoster, type CommentView } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import type { PostOutline } from '../posts/post.state.ts'
import type { ExistingComment } from './comment.state.ts'

/** A comment as its author gets it back. */
export function newCommentView(comment: ExistingComment, author: Caller, post: PostOutline): CommentView {
  const { commentId: id, content, parentId, depth, postId, postedAt } = comment
  return {
    id,
    content,
    username: author.username,
    parentId,
    depth,
    votes: 0,
    userVote: null,
    createdAt: new Date(postedAt).toISOString(),
    edited: false,
    hasReply: false,
    deletedBy: null,
    reason: null,
    badges: badgesOf(author, post),
    postId,
  }
}

function badgesOf(author: Caller, post: PostOutline): CommentView['badges'] {
  const isThePoster = isPoster(author, post)
  const badges: [boolean, CommentView['badges'][number]][] = [
    [isThePoster, 'Poster'],
    [speaksAsModerator(author), 'Moderator'],
    [isThePoster && post.fields.affiliated, 'Store'],
    [author.trustLevel === 0, 'New member'],
    [author.trustLevel === 2, 'Trusted'],
  ]
  return badges.filter(([holds]) => holds).map(([, badge]) => badge)
}
