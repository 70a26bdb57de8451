import type { RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { users, userPosts, type UserDoc, type UserPostDoc } from './users.read-models.ts'

/** More votes on one post add nothing, so that volume alone does not win. */
const mostPerPost = 25

export function changeUser(documents: Documents, userId: string, change: (user: UserDoc) => UserDoc): void {
  const user = documents.get<UserDoc>(users, userId)
  if (user !== null) {
    documents.put(users, userId, change(user))
  }
}

/** What a member gives to the site, counted: posts, votes they got, comments, reports that were right. */
export const contributionFolds = {
  PostSubmitted: (documents, { data: { postId, authorId, status } }) => {
    const published = status === 'active'
    documents.put<UserPostDoc>(userPosts, String(postId), { authorId, net: 0, published })
    changeUser(documents, authorId, (user) =>
      published
        ? { ...user, postsPublished: user.postsPublished + 1 }
        : { ...user, waitingPosts: [...user.waitingPosts, String(postId)] },
    )
  },
  PostApproved: (documents, { data: { postId } }) => publish(documents, postId),
  PostRestored: (documents, { data: { postId, to } }) => {
    if (to === 'active') {
      publish(documents, postId)
    }
  },
  VoteCast: (documents, event) => votesChanged(documents, event, event.data.value - event.data.previous),
  VoteCleared: (documents, event) => votesChanged(documents, event, -event.data.previous),
  CommentPosted: (documents, { data: { authorId } }) => commentsChanged(documents, authorId, 1),
  CommentDeleted: (documents, event) => commentsChanged(documents, authorOfDeleted(event), -1),
  ReportResolved: (documents, { data: { userId, outcome } }) => {
    const upheld = outcome === 'upheld' ? 1 : 0
    changeUser(documents, userId, (user) => ({
      ...user,
      reportsDecided: user.reportsDecided + 1,
      reportsUpheld: user.reportsUpheld + upheld,
      reputation: user.reputation + upheld,
    }))
  },
} satisfies Folds

/** The event names who took a comment back only where that is its author; one that a moderator removed stays counted. */
export const authorOfDeleted = ({ data, meta }: RecordedOf<'CommentDeleted'>): string =>
  (data.cause === 'author' ? meta.actor.id : null) ?? ''

function commentsChanged(documents: Documents, authorId: string, by: number): void {
  if (authorId !== '') {
    changeUser(documents, authorId, (user) => ({ ...user, commentCount: user.commentCount + by }))
  }
}

const pointsOf = ({ net, published }: UserPostDoc): number => (published ? Math.min(mostPerPost, Math.max(0, net)) : 0)

/** The event does not say whose post it is; the author is who has it among the waiting ones. */
function publish(documents: Documents, postId: number): void {
  const id = String(postId)
  const post = documents.get<UserPostDoc>(userPosts, id)
  if (post === null || post.published) {
    return
  }
  const published = { ...post, published: true }
  documents.put<UserPostDoc>(userPosts, id, published)
  for (const [userId, user] of documents.matching<UserDoc>(users)) {
    documents.put<UserDoc>(users, userId, {
      ...user,
      postsPublished: user.postsPublished + 1,
      reputation: user.reputation + pointsOf(published),
      waitingPosts: user.waitingPosts.filter((one) => one !== id),
    })
  }
}

function votesChanged(documents: Documents, { data }: RecordedOf<'VoteCast' | 'VoteCleared'>, by: number): void {
  const id = String(data.postId)
  const before = documents.get<UserPostDoc>(userPosts, id)
  if (before !== null) {
    const post = { ...before, net: before.net + by }
    const gained = pointsOf(post) - pointsOf(before)
    documents.put<UserPostDoc>(userPosts, id, post)
    changeUser(documents, data.authorId, (user) => ({ ...user, reputation: user.reputation + gained }))
  }
}
