import {
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  eventsOfTurns,
  type AnyRecorded,
  type ReportOutcome,
} from '@deals/events'
import { nothingAt, type Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { users, userPosts, type UserDoc, type UserPostDoc } from './users.read-models.ts'

/** More votes on one post add nothing, so that volume alone does not win. */
const mostPerPost = 25
const perAcceptedEdit = 2

export function changeUser(documents: Documents, userId: string, change: (user: UserDoc) => UserDoc): void {
  const user = documents.get(users, userId)
  if (user !== null) {
    documents.put(users, userId, change(user))
  }
}

/** What a member gives to the site, counted: posts, votes they got, comments, reports that were right. */
export const contributionFolds = {
  PostSubmitted: (documents, event) => {
    const { authorId, status } = event.data
    changePost(documents, event, () => ({ authorId, net: 0, published: status === 'active', deleted: false }))
  },
  ...nothingAt(...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns, 'PostEdited'),
  ...nothingAt('EditSuggested', 'EditSuggestionAgreed', 'EditSuggestionApplied'),
  EditSuggestionEnded: (documents, { data: { userId, outcome } }) =>
    changeUser(documents, userId, (user) => (outcome === 'accepted' ? withEdit(user) : user)),
  ...nothingAt('PostMerged'),
  // It is nobody's from now on: what it gets is counted for nobody.
  PostKept: (documents, { data: { postId } }) => documents.remove(userPosts, String(postId)),
  PostApproved: (documents, event) => changePost(documents, event, (post) => ({ ...post, published: true })),
  PostDeleted: (documents, event) => changePost(documents, event, (post) => ({ ...post, deleted: true })),
  PostRestored: (documents, event) =>
    changePost(documents, event, (post) => ({
      ...post,
      published: post.published || event.data.to === 'active',
      deleted: false,
    })),
  PostDecisionUndone: (documents, event) =>
    changePost(documents, event, (post) => ({
      ...post,
      published: event.data.publishedAt !== null,
      deleted: event.data.to === 'deleted',
    })),
  VoteCast: (documents, event) => votesChanged(documents, event, event.data.value - event.data.previous),
  VoteCleared: (documents, event) => votesChanged(documents, event, -event.data.previous),
  CommentPosted: (documents, { data: { authorId } }) => commentsChanged(documents, authorId, 1),
  ...nothingAt('VoteMatured', 'DownvoteExplained', 'CommentEdited'),
  CommentDeleted: (documents, { data: { authorId } }) => commentsChanged(documents, authorId, -1),
  CommentRestored: (documents, { data: { authorId } }) => commentsChanged(documents, authorId, 1),
  ReportResolved: (documents, { data }) => reportDecided(documents, data, 1),
  ReportReopened: (documents, { data }) => reportDecided(documents, data, -1),
} satisfies Folds

/** Counts a decided report, or takes it out again. */
function reportDecided(
  documents: Documents,
  { userId, outcome }: { userId: string; outcome: ReportOutcome },
  by: 1 | -1,
): void {
  const upheld = outcome === 'upheld' ? by : 0
  changeUser(documents, userId, (user) => ({
    ...user,
    reportsDecided: user.reportsDecided + by,
    reportsUpheld: user.reportsUpheld + upheld,
    reputation: user.reputation + upheld,
  }))
}

const withEdit = (user: UserDoc): UserDoc => ({
  ...user,
  editsAccepted: (user.editsAccepted ?? 0) + 1,
  reputation: user.reputation + perAcceptedEdit,
})

function commentsChanged(documents: Documents, authorId: string, by: number): void {
  changeUser(documents, authorId, (user) => ({ ...user, commentCount: user.commentCount + by }))
}

type OfAuthor = Extract<AnyRecorded, { data: { postId: number; authorId: string } }>

const isCounted = ({ published, deleted }: UserPostDoc): boolean => published && !deleted
const postsOf = (post: UserPostDoc): number => (isCounted(post) ? 1 : 0)
const pointsOf = (post: UserPostDoc): number => (isCounted(post) ? Math.min(mostPerPost, Math.max(0, post.net)) : 0)

/** Changes what is known of a post, and its author's numbers by the difference that makes. */
function changePost(documents: Documents, { data }: OfAuthor, change: (post: UserPostDoc) => UserPostDoc): void {
  const { authorId, postId } = data
  const unknown: UserPostDoc = { authorId, net: 0, published: false, deleted: false }
  const before = documents.get(userPosts, String(postId)) ?? unknown
  const after = change(before)
  documents.put(userPosts, String(postId), after)
  changeUser(documents, authorId, (user) => ({
    ...user,
    postsPublished: user.postsPublished + postsOf(after) - postsOf(before),
    reputation: user.reputation + pointsOf(after) - pointsOf(before),
    mostVotes: isCounted(after) ? Math.max(user.mostVotes ?? 0, after.net) || undefined : user.mostVotes,
  }))
}

const votesChanged = (documents: Documents, event: OfAuthor, by: number): void =>
  changePost(documents, event, (post) => ({ ...post, net: post.net + by }))
