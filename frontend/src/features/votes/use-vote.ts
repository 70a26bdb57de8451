import { useDispatch } from 'react-redux'
import type { PostCard } from '@deals/events'
import { announce } from '../../lib/announce.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { overlayChanged, usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { unanswered } from '../../lib/held-press.ts'
import { serverPages } from '../../lib/routes.ts'
import { newPress, sendOrHold } from '../../lib/send-or-hold.ts'
import { useViewer } from '../../lib/viewer.ts'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'
import { showToast } from '../../ui/toasts.ts'
import { displayedVote, voteAfterPress, type DisplayedVote, type VoteValue } from './displayed-score.ts'
import { createPressQueue } from './press-queue.ts'
import { voteCall, votesApi } from './votes.endpoints.ts'

export type VotedPost = Pick<
  PostCard,
  'id' | 'votes' | 'votesHiddenUntil' | 'userVote' | 'voteAggregatedAt' | 'userVoteUpdatedAt'
>

/** What is shown of a post's votes, and what pressing does. */
export interface Voting extends DisplayedVote {
  /** The post is so new that its score is not told. */
  readonly isHidden: boolean
  readonly press: (value: VoteValue) => void
}

// Of the whole window: the same post may be shown in two places.
const presses = createPressQueue<VoteValue | null>()

/** What somebody did who is not told what came of it. */
function votedWords(vote: VoteValue | null): string {
  if (vote === null) {
    return 'You took your vote back.'
  }
  return vote === 1 ? 'You voted it up.' : 'You voted it down.'
}

/** Votes at once on the page, then on the server, when it can be reached; what is refused is taken back, with the reason. */
export function useVote(post: VotedPost): Voting {
  const viewer = useViewer()
  const dispatch = useDispatch()
  const [castVote] = votesApi.useCastVoteMutation()
  const shown = displayedVote(post, usePostOverlay(post.id).userVote)
  const isHidden = useIsBefore(post.votesHiddenUntil)

  const show = (userVote: VoteValue | null) => {
    dispatch(overlayChanged({ postId: post.id, change: { userVote } }))
  }
  const press = (value: VoteValue) => {
    if (viewer === null) {
      askToSignIn('vote on deals', serverPages.login)
      return
    }
    const next = voteAfterPress(shown.userVote, value)
    show(next)
    announce(isHidden ? votedWords(next) : `Score ${displayedVote(post, next).score}`)
    const made = newPress({
      by: viewer.id,
      postId: post.id,
      path: voteCall.query({ postId: post.id, value }).path,
      body: { value },
      change: { userVote: next },
      before: { userVote: shown.userVote },
    })
    const send = (key: string) => castVote({ postId: post.id, value, key }).unwrap()
    void presses.add(post.id, shown.userVote, {
      send: async () => {
        const sent = await sendOrHold(made, send)
        return sent === 'held' ? next : sent.vote.value
      },
      onConfirmed: show,
      onDropped: () => unanswered.delete(made),
      onFailed: (before, error) => {
        show(before)
        showToast({ title: 'Your vote was not counted', description: sentenceOf(error), variant: 'destructive' })
      },
    })
  }
  return { ...shown, isHidden, press }
}
