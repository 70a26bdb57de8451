import styled from '@emotion/styled'
import { History } from 'lucide-react'
import { counted, type PostDetails } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { VoteValue } from './displayed-score.ts'
import { votesApi } from './votes.endpoints.ts'

type Outdated = NonNullable<PostDetails['outdatedVotes']>

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  font-size: var(--text-sm);
  color: var(--ink-2);
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 12rem;
  }
`

const happened: Readonly<Record<Outdated['changed'], string>> = {
  price: 'the deal got dearer',
  link: 'the link was changed',
  store: 'the store was changed',
}

/** How many votes were about the deal as it was, and how many are about what it is. */
export const outdatedSentence = ({ changed, before, after }: Pick<Outdated, 'changed' | 'before' | 'after'>): string =>
  `${counted(before, 'vote')} before ${happened[changed]}, ${after === 0 ? 'none' : after} since. Those before weigh half.`

/** The same without a number. */
export const outdatedWithoutNumbers = ({ changed }: Pick<Outdated, 'changed'>): string =>
  `Votes from before ${happened[changed]} weigh half.`

interface OutdatedVotesProps {
  readonly post: Pick<PostDetails, 'id' | 'userVote' | 'votesHiddenUntil'>
  readonly votes: Outdated
}

/** What votes on an earlier form of the deal still say, and a button for whoever gave one of them. */
export function OutdatedVotes({ post: { id, userVote, votesHiddenUntil }, votes }: OutdatedVotesProps) {
  const [castVote, { isLoading, data }] = votesApi.useCastVoteMutation()
  const pressed = usePostOverlay(id).userVote
  const isMine = votes.isMine && data === undefined && pressed === undefined
  const isRenewed = votes.isMine && data !== undefined
  const moved = isRenewed ? 1 : 0
  const isHidden = useIsBefore(votesHiddenUntil)
  const renew = async (value: VoteValue) => {
    const { error } = await castVote({ postId: id, value, again: true })
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <Root>
      <History aria-hidden="true" />
      <p aria-live="polite">
        {isHidden
          ? outdatedWithoutNumbers(votes)
          : outdatedSentence({ ...votes, before: votes.before - moved, after: votes.after + moved })}
        {isMine && ' Yours is one of them.'}
      </p>
      {isMine && userVote !== null && (
        <Button size="sm" busy={isLoading} onClick={() => void renew(userVote)}>
          {userVote === 1 ? 'Still a good deal' : 'Still no good deal'}
        </Button>
      )}
    </Root>
  )
}
