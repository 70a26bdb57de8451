import type { AnyRecorded } from '@deals/events'
import { byPost, foldPerEvent, nothingAt, type Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef } from '../platform/projection.ts'
import { changePost, postFolds } from './post-changes.ts'
import { signalFolds, signalId } from './post-signals.ts'
import { postOrAuthors } from './post-touches.ts'
import { mayBeUnripe, voteFolds, voteId } from './post-votes.ts'
import { posts, postVotes, rankWindowId, rankWindows, unripeVotes } from './posts.read-models.ts'
import { postSignals } from './signals.read-models.ts'

/** Enough for the comment term of `best`, which stops growing at 99. */
const mostCommenters = 100

const commentFolds = {
  CommentPosted: (documents, event) =>
    changePost(documents, event.data.postId, (post) => {
      const { authorId } = event.data
      const { commenters } = post
      const isNew = authorId !== post.authorId && !commenters.includes(authorId) && commenters.length < mostCommenters
      return { commentCount: post.commentCount + 1, ...(isNew && { commenters: [...commenters, authorId] }) }
    }),
  ...nothingAt('CommentEdited'),
  CommentDeleted: (documents, event) =>
    changePost(documents, event.data.postId, (post) => ({ commentCount: post.commentCount - 1 })),
  CommentRestored: (documents, event) =>
    changePost(documents, event.data.postId, (post) => ({ commentCount: post.commentCount + 1 })),
} satisfies Folds

const scoreFolds = {
  ...nothingAt('ScoreRequested', 'ScoreStarted', 'ScoreFailed'),
  ScoreCompleted: (documents, event) => changePost(documents, event.data.postId, () => ({ score: event.data.score })),
  ScoreInvalidated: (documents, event) => changePost(documents, event.data.postId, () => ({ score: undefined })),
} satisfies Folds

/** A post keeps the window under which it was submitted, so that a change moves nothing that stands. */
const settingFolds = {
  SettingsChanged: (documents, { data: { changes } }) => {
    const change = changes.find(({ name }) => name === 'best.hours')
    if (change !== undefined) {
      documents.put(rankWindows, rankWindowId, { hours: change.to })
    }
  },
} satisfies Folds

/** Posts as lists and policies need them, each with its votes, and what each member voted. */
export const postsProjection = foldPerEvent<'post' | 'vote' | 'comment' | 'score' | 'avail' | 'settings', 'UserErased'>(
  {
    name: 'posts',
    version: 10,
    collections: [posts, postVotes, unripeVotes, postSignals, rankWindows],
    key: byPost,
    touches,
    folds: { ...postFolds, ...voteFolds, ...commentFolds, ...scoreFolds, ...signalFolds, ...settingFolds },
  },
)

function touches(event: AnyRecorded): readonly DocumentRef[] {
  const post = postOrAuthors(posts, event)
  const window = { collection: rankWindows, id: rankWindowId }
  switch (event.type) {
    case 'SettingsChanged':
      return [window]
    case 'PostSubmitted':
      return [...post, window]
    case 'VoteCast':
    case 'VoteCleared':
    case 'VoteMatured':
      return [
        ...post,
        { collection: postVotes, id: voteId(event) },
        ...(mayBeUnripe(event) ? [{ collection: unripeVotes, id: voteId(event) }] : []),
      ]
    case 'DownvoteExplained':
      return [...post, { collection: postVotes, id: voteId(event) }]
    case 'AvailabilityConfirmed':
    case 'AvailabilityDenied':
      return [...post, { collection: postSignals, id: signalId(event) }]
    case 'PostDecisionUndone':
      return [...post, { collection: postSignals, where: { field: 'postId', equals: event.data.postId } }]
    default:
      return post
  }
}
