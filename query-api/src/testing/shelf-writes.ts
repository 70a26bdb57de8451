import fc from 'fast-check'
import {
  aBookmark,
  aClearedVote,
  aComment,
  aCommentVote,
  aPost,
  aPostApproval,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aStore,
  aVote,
  ann,
  bob,
  firstTime,
  joining,
  mo,
  type Told,
} from '@deals/events/testing'
import { secret } from './random-writes.ts'

/** Whoever asks: a visitor, a poster, a member, a moderator. */
export const people = [undefined, ann, bob, mo]

/** Three posts on one shelf, and those who have to do with them. */
export const beginning = (): Told[] => [
  ...joining(ann, bob, mo),
  aStore(),
  ...[1, 2, 3].map((postId) => aPost({ postId, categorySlug: 'computers' }, { at: firstTime + postId })),
]

const post = fc.constantFrom(1, 2, 3)
const voter = fc.constantFrom(bob, mo)
const value = fc.constantFrom(1 as const, -1 as const)
let lastComment = 100

/** Something that somebody writes about one of these posts. */
export const anyWrite: fc.Arbitrary<() => Told> = fc.oneof(
  fc.tuple(post, voter, value).map(([postId, userId, cast]) => {
    return () => aVote({ postId, userId, value: cast }, { by: userId })
  }),
  fc.tuple(post, voter).map(
    ([postId, userId]) =>
      () =>
        aClearedVote({ postId, userId }, { by: userId }),
  ),
  fc.tuple(post, voter).map(
    ([postId, userId]) =>
      () =>
        aBookmark({ postId, userId }, { by: userId }),
  ),
  post.map((postId) => () => {
    lastComment += 1
    return aComment({ postId, commentId: lastComment, rootId: lastComment })
  }),
  fc.tuple(voter, value).map(([userId, cast]) => {
    return () => aCommentVote({ commentId: lastComment, postId: 1, userId, value: cast }, { by: userId })
  }),
  post.map((postId) => () => aPostExpiry({ postId })),
  // Who wrote a comment is told by badges.
  fc.constant(() => aRole({ userId: ann, role: 'moderator' })),
  post.map((postId) => () => aPostSentToReview({ postId, feedback: secret }, { by: mo })),
  post.map((postId) => () => aPostApproval({ postId }, { by: mo })),
  fc.tuple(post, fc.constantFrom('Earphones', 'Tea')).map(([postId, title]) => {
    return () => aPostEdit({ postId, changes: { title } })
  }),
)

/** Questions about them whose answers are kept, as wholes or in parts. */
export const keptQuestions = [
  '/api/posts?categories=computers',
  '/api/posts?includeRecommendations=true&limit=1',
  '/api/posts?sortOrder=newest&statuses=active,expired,staff-review,poster-review&limit=2',
  '/api/posts?q=headphones',
  '/api/posts/1',
  '/api/posts/1/comments?sort=new&limit=1',
  '/api/posts/2/comments',
  '/api/posts/featured',
  '/api/posts/similar?postId=3',
  '/api/users/ann/posts',
]

/** What shows `secret`, or that such a post is there, to those who may see it. */
export const hiddenQuestions = [
  '/api/posts?statuses=staff-review',
  '/api/posts/1',
  '/api/posts/1/comments',
  '/api/posts?q=headphones&statuses=staff-review',
  '/api/posts/1/price-history',
]
