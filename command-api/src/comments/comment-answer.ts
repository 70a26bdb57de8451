import { isNewMember, isPoster, isTrusted, speaksAsModerator, type CommentView } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import type { PostOutline } from '../posts/post.state.ts'
import type { ExistingComment } from './comment.state.ts'

/** Who writes a comment, and where. */
export interface AroundComment {
  readonly author: Caller
  readonly post: PostOutline
  /** Staff verified that the author speaks for the store of the post. */
  readonly isVerified: boolean
}

/** A comment as its author gets it back. */
export function newCommentView(comment: ExistingComment, around: AroundComment): CommentView {
  const { commentId: id, content, parentId, depth, postId, postedAt } = comment
  return {
    id,
    content,
    username: around.author.username,
    parentId,
    depth,
    votes: 0,
    userVote: null,
    createdAt: new Date(postedAt).toISOString(),
    edited: false,
    hasReply: false,
    deletedBy: null,
    reason: null,
    badges: badgesOf(around),
    postId,
  }
}

function badgesOf({ author, post, isVerified }: AroundComment): CommentView['badges'] {
  const isThePoster = isPoster(author, post)
  const badges: [boolean, CommentView['badges'][number]][] = [
    [isThePoster, 'Poster'],
    [speaksAsModerator(author), 'Moderator'],
    [isThePoster && post.fields.affiliated, 'Store'],
    [isVerified, 'Verified rep'],
    [isNewMember(author), 'New member'],
    [isTrusted(author), 'Trusted'],
  ]
  return badges.filter(([holds]) => holds).map(([, badge]) => badge)
}
